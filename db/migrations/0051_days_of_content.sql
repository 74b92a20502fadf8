CREATE TABLE "content_date" (
	"id" serial PRIMARY KEY NOT NULL,
	"page_id" integer NOT NULL,
	"block_id" text NOT NULL,
	"group_id" text NOT NULL,
	"field" text NOT NULL,
	"kind" text NOT NULL,
	"day" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_date" ADD CONSTRAINT "content_date_page_id_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_date_day" ON "content_date" USING btree ("day");--> statement-breakpoint
CREATE INDEX "page_version_created" ON "page_version" USING btree ("created_at");