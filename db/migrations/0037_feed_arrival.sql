CREATE TABLE "feed_arrival" (
	"vehicle_id" integer PRIMARY KEY NOT NULL,
	"missing" text[] NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feed" ADD COLUMN "shows_at_once" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_row" ADD COLUMN "missing" text[] DEFAULT '{}' NOT NULL;