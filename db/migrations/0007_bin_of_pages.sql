CREATE TABLE "binned_page" (
	"page_id" integer PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"title" text NOT NULL,
	"type" text NOT NULL,
	"binned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"binned_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "binned_row" (
	"id" serial PRIMARY KEY NOT NULL,
	"page_id" integer NOT NULL,
	"table_name" text NOT NULL,
	"columns" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "binned_row" ADD CONSTRAINT "binned_row_page_id_binned_page_page_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."binned_page"("page_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "binned_page_at" ON "binned_page" USING btree ("binned_at");--> statement-breakpoint
CREATE INDEX "binned_row_page" ON "binned_row" USING btree ("page_id","table_name");