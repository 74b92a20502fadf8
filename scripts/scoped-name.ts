import { createHash } from 'node:crypto'
import { relative } from 'node:path'

/**
 * Gives classes of CSS modules their names on the page: the same for a class in every build, and so short because a page carries
 * hundreds of them, which compression cannot shorten. Stops the build when two classes would share a name; a letter more helps then.
 */
export function scopedNames({ prefix = '', letters }: { prefix?: string; letters: number }): (name: string, file: string) => string {
  const owners = new Map<string, string>()
  return (name, file) => {
    // The canvas reads stylesheets as text, with a query behind their path.
    const [path = ''] = file.split('?')
    const owner = `${relative(process.cwd(), path)} ${name}`
    const digest = createHash('sha256').update(owner).digest('base64url').replace(/[-_]/g, '').replace(/^\d+/, '')
    const short = prefix + digest.slice(0, letters)
    const other = owners.get(short) ?? owner
    if (other !== owner) throw new Error(`${owner} and ${other} would share the class name ${short}`)
    owners.set(short, owner)
    return short
  }
}
