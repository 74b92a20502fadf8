/** The frame of the admin brings its own copy of the router into tests; links must meet the same one. */
export const oneRouter = { alias: [{ find: /^react-router$/, replacement: 'react-router-dom' }] }
