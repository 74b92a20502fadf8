import { TOKEN } from '../scripts/start-site.mjs'

/** A page as the site's API gives it. */
export async function getPage(site, path) {
  const { data } = await answered(await fetch(`${site.url}/public_api/pages/by_path/${path}`))
  return data
}

/** Adds a page. */
export async function addPage(site, draft) {
  const { data } = await answered(await write(site, 'POST', '/api/pages', draft))
  return data
}

/** Saves a page over the version it carries, and gives the new one. */
export async function savePage(site, page) {
  const { data } = await answered(await write(site, 'PUT', `/api/pages/${page.id}`, page, { 'if-match': `"${page.version}"` }))
  return data
}

function write(site, method, path, body, headers = {}) {
  return fetch(site.url + path, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
}

async function answered(response) {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}: ${await response.text()}`)
  return response.json()
}
