// What the development server needs before any view is loaded: React's refresh hook, which a page under our policy cannot inline.
// @ts-expect-error The module is the development server's own.
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type, __vite_plugin_react_preamble_installed__: true })
