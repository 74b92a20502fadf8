const failedAddresses = new Set<string>()

/**
 * Loads a module on demand; `load` is its `import` and nothing more. Browsers cache a failed module by its address, so the second attempt requests the same file
 * under another address, and gives the whole module: what a longer `load` takes from it would be lost.
 */
export async function loadModule<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    const address = String(error).match(/https?:\/\/\S+?\.js/)?.[0]
    if (!address || !failedAddresses.has(address)) {
      if (address) failedAddresses.add(address)
      throw error
    }
    return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Module
  }
}
