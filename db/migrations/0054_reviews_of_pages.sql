CREATE TABLE "page_review" (
	"id" serial PRIMARY KEY NOT NULL,
	"page_id" integer NOT NULL,
	"action" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"asked_by" text NOT NULL,
	"asked_name" text NOT NULL,
	"asked_of" integer,
	"note" text DEFAULT '' NOT NULL,
	"asked_version" integer NOT NULL,
	"asked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answered_by" text DEFAULT '' NOT NULL,
	"answered_name" text DEFAULT '' NOT NULL,
	"answer" text DEFAULT '' NOT NULL,
	"answered_at" timestamp with time zone,
	"version_id" integer
);
--> statement-breakpoint
ALTER TABLE "page_draft" ADD COLUMN "updated_by_id" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "page_schedule" ADD COLUMN "approved_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "page_version" ADD COLUMN "approved_by" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "page_review" ADD CONSTRAINT "page_review_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "page_review" ADD CONSTRAINT "page_review_version_id_page_version_id_fk" FOREIGN KEY ("version_id") REFERENCES "public"."page_version"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "page_review_waiting" ON "page_review" USING btree ("page_id","action") WHERE "page_review"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "page_review_state" ON "page_review" USING btree ("state","page_id");