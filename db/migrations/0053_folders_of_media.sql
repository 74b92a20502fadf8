CREATE TABLE "media_folder" (
	"id" serial PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_series" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "media_image" ADD COLUMN "name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "media_image" ADD COLUMN "folder_id" integer;--> statement-breakpoint
ALTER TABLE "media_image" ADD COLUMN "tags" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "media_image" ADD COLUMN "series_id" integer;--> statement-breakpoint
ALTER TABLE "media_image" ADD COLUMN "series_place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "media_folder_path" ON "media_folder" USING btree (lower("path"));--> statement-breakpoint
ALTER TABLE "media_image" ADD CONSTRAINT "media_image_folder_id_media_folder_id_fk" FOREIGN KEY ("folder_id") REFERENCES "public"."media_folder"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "media_image" ADD CONSTRAINT "media_image_series_id_media_series_id_fk" FOREIGN KEY ("series_id") REFERENCES "public"."media_series"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "media_image_folder" ON "media_image" USING btree ("folder_id","id");--> statement-breakpoint
CREATE INDEX "media_image_series" ON "media_image" USING btree ("series_id","series_place");--> statement-breakpoint
CREATE INDEX "media_image_tags" ON "media_image" USING gin ("tags");--> statement-breakpoint
alter table media_image add column folded_text text not null generated always as (fold_arabic(alt_ar || chr(31) || alt_en || chr(31) || name)) stored;
--> statement-breakpoint
create index media_image_folded_text on media_image using gin (folded_text gin_trgm_ops);
