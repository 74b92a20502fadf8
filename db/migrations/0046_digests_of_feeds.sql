-- Not logged: without it the next run of a feed reads all of its file.
CREATE UNLOGGED TABLE "feed_digest" (
	"feed_id" integer NOT NULL,
	"digest" text NOT NULL,
	"external_id" text NOT NULL,
	"vehicle_id" integer NOT NULL,
	"changed_by" "xid8",
	"vin" text NOT NULL,
	"marks" jsonb NOT NULL,
	CONSTRAINT "feed_digest_feed_id_digest_pk" PRIMARY KEY("feed_id","digest")
);
--> statement-breakpoint
ALTER TABLE "feed_row" ADD COLUMN "digest" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_row" ADD COLUMN "vin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_row" ADD COLUMN "marks" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_row" ADD COLUMN "known" text;--> statement-breakpoint
ALTER TABLE "feed_run" ADD COLUMN "terms" text DEFAULT '' NOT NULL;