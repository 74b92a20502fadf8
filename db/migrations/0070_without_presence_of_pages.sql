-- The column "heartbeat_at" of "feed_run" is named by no code from here on; the next step drops it.
DROP TABLE "page_presence" CASCADE;