CREATE TABLE "metahead" (
	"id" serial PRIMARY KEY NOT NULL,
	"content" text NOT NULL,
	"language" text NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"in_body" boolean DEFAULT false NOT NULL,
	"reload_on_each_page" boolean DEFAULT false NOT NULL,
	"rdx_core_page_id" integer
);
--> statement-breakpoint
CREATE TABLE "nav_entry" (
	"id" serial PRIMARY KEY NOT NULL,
	"parent_id" integer,
	"label" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"image_id" integer,
	"position" integer DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "offer_car_model" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"label" text NOT NULL,
	"family" text NOT NULL,
	"model_years" jsonb DEFAULT '[]'::jsonb NOT NULL,
	CONSTRAINT "offer_car_model_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "page" (
	"id" serial PRIMARY KEY NOT NULL,
	"path" text NOT NULL,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"allow_disabled" boolean DEFAULT false NOT NULL,
	"theme" text,
	"title" text DEFAULT '' NOT NULL,
	"meta_title" text DEFAULT '' NOT NULL,
	"meta_description" text DEFAULT '' NOT NULL,
	"image_id" text DEFAULT '' NOT NULL,
	"canonical_url" text DEFAULT '' NOT NULL,
	"disable_seo_tracking" boolean DEFAULT false NOT NULL,
	"redirect_to" text,
	"http_code" integer DEFAULT 301 NOT NULL,
	"blocks" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "page_path_unique" UNIQUE("path"),
	CONSTRAINT "page_redirect_has_target" CHECK ("page"."type" <> 'url_redirection' or "page"."redirect_to" is not null),
	CONSTRAINT "page_http_code" CHECK ("page"."http_code" in (301, 302, 303, 307, 308))
);
--> statement-breakpoint
CREATE TABLE "setting" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"value" jsonb,
	CONSTRAINT "setting_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "translation" (
	"id" serial PRIMARY KEY NOT NULL,
	"language" text NOT NULL,
	"key" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "media_file" (
	"id" serial PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"checksum" text NOT NULL,
	"mime_type" text NOT NULL,
	"size_in_bytes" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_file_checksum_unique" UNIQUE("checksum")
);
--> statement-breakpoint
CREATE TABLE "media_image" (
	"id" serial PRIMARY KEY NOT NULL,
	"bucket" integer DEFAULT 1 NOT NULL,
	"checksum" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"mime_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"colour" text,
	"alt_ar" text DEFAULT '' NOT NULL,
	"alt_en" text DEFAULT '' NOT NULL,
	"focal_x" double precision DEFAULT 0.5 NOT NULL,
	"focal_y" double precision DEFAULT 0.5 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "media_image_size" CHECK ("media_image"."width" > 0 and "media_image"."height" > 0),
	CONSTRAINT "media_image_focal" CHECK ("media_image"."focal_x" between 0 and 1 and "media_image"."focal_y" between 0 and 1)
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"scope" text PRIMARY KEY NOT NULL,
	"v" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "metahead" ADD CONSTRAINT "metahead_rdx_core_page_id_page_id_fk" FOREIGN KEY ("rdx_core_page_id") REFERENCES "public"."page"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "nav_entry" ADD CONSTRAINT "nav_entry_parent_id_nav_entry_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."nav_entry"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "metahead_page" ON "metahead" USING btree ("rdx_core_page_id");--> statement-breakpoint
CREATE INDEX "nav_entry_parent" ON "nav_entry" USING btree ("parent_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "translation_key" ON "translation" USING btree ("language","key");--> statement-breakpoint
CREATE INDEX "media_image_checksum" ON "media_image" USING btree ("checksum");--> statement-breakpoint
CREATE INDEX "media_image_bucket" ON "media_image" USING btree ("bucket","id");