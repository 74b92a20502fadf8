// React's refresh hook, which the development server needs before any view loads and which our policy does not allow inline.
// @ts-expect-error The development server provides this module.
import { injectIntoGlobalHook } from '/@react-refresh'

injectIntoGlobalHook(window)
Object.assign(window, { $RefreshReg$: () => undefined, $RefreshSig$: () => (type: unknown) => type, __vite_plugin_react_preamble_installed__: true })
