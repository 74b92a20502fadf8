const failed = new Set<string>()

/**
 * A module that is loaded on demand. Browsers remember a module that failed under its address, so the second attempt asks for
 * the same file under another one.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const address = String(error).match(/https?:\/\/\S+?\.js/)?.[0]
    if (!address || !failed.has(address)) {
      if (address) failed.add(address)
      throw error
    }
    return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Module
  }
}
