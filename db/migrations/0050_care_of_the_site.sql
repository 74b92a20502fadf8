CREATE TABLE "care_finding" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"subject_id" integer NOT NULL,
	"title" text NOT NULL,
	"block_id" text NOT NULL,
	"group_id" text NOT NULL,
	"field" text NOT NULL,
	"target" text NOT NULL,
	"details" jsonb NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"run" integer NOT NULL,
	"left_at" timestamp with time zone,
	"left_by" text DEFAULT '' NOT NULL,
	CONSTRAINT "care_finding_key" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "care_run" (
	"id" serial PRIMARY KEY NOT NULL,
	"mark" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	"took_ms" integer NOT NULL,
	"pages" integer NOT NULL,
	"pictures" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "care_weight" (
	"key" text PRIMARY KEY NOT NULL,
	"image_id" integer NOT NULL,
	"bytes" integer NOT NULL,
	"width" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "care_finding_kind" ON "care_finding" USING btree ("kind","id");