export { settingTable } from '#site/registry/setting-table.ts'
