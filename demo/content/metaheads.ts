/** A metahead of the demo. `page` is the path of the page it belongs to; absent means every page. */
export type DemoMetahead = {
  content: string
  language: 'javascript' | 'js-src' | 'css' | 'sass' | 'scss' | 'html'
  sequence: number
  in_body: boolean
  reload_on_each_page: boolean
  page?: string
}

export const metaheads: DemoMetahead[] = [
  {
    // A page that turns out shorter than the screen would otherwise shift sideways when its scrollbar goes.
    content: 'html { scrollbar-gutter: stable; }',
    language: 'css',
    sequence: 1,
    in_body: false,
    reload_on_each_page: false,
  },
  {
    // The numbers on this page are already links; iOS would wrap the text ones a second time.
    content: '<meta name="format-detection" content="telephone=no">',
    language: 'html',
    sequence: 2,
    in_body: false,
    reload_on_each_page: false,
    page: 'contact-us',
  },
]
