/** How a thread's file is named where it is started: one spelling, which the build and the tests find. */
export const THREAD_ADDRESS = /new URL\('([^']+)', import\.meta\.url\)/g
