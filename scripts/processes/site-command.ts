/**
 * What starts a process of the built site. The young generation of its heap is kept small: left alone it grows to two halves of 64 MB while the process starts, and
 * never shrinks, a third of all memory at rest (docs/decisions/0198). deploy/maarad@.service and deploy/Dockerfile say the same.
 */
export const siteCommand = ['--max-semi-space-size=8', 'build/server/main.js']
