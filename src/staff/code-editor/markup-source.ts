import { html } from '@codemirror/lang-html'
import type { Extension } from '@codemirror/state'
import { Decoration, Direction, EditorView, MatchDecorator, ViewPlugin, type ViewUpdate } from '@codemirror/view'

/** Isolates tags, which run from left to right, from the Arabic text around them. */
const tags = new MatchDecorator({
  regexp: /<[^<>]*>|&[a-z\d#]+;/gi,
  decoration: Decoration.mark({ class: 'cm-tag-isolate', attributes: { dir: 'ltr' }, bidiIsolate: Direction.LTR }),
})

const isolatedTags = ViewPlugin.fromClass(
  class {
    decorations
    constructor(view: EditorView) {
      this.decorations = tags.createDeco(view)
    }
    update(update: ViewUpdate) {
      this.decorations = tags.updateDeco(update, this.decorations)
    }
  },
  {
    provide: (plugin) => {
      const marks = (view: EditorView) => view.plugin(plugin)?.decorations ?? Decoration.none
      return [EditorView.outerDecorations.of(marks), EditorView.bidiIsolatedRanges.of(marks)]
    },
  },
)

/** CodeMirror for the source of HTML: from left to right, each tag isolated. */
export const markupSource: Extension = [
  // A closing tag that is put in by itself is doubled by whoever types it.
  html({ autoCloseTags: false }),
  isolatedTags,
  EditorView.baseTheme({ '.cm-tag-isolate': { direction: 'ltr', unicodeBidi: 'isolate' } }),
  EditorView.contentAttributes.of({ dir: 'ltr', lang: 'ar' }),
]
