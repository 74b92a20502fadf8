import { createOrdersClient } from '#domains/orders/index.ts'

export const orders = createOrdersClient()
