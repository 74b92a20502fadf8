CREATE TABLE "feed" (
	"id" serial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"source" text NOT NULL,
	"url" text DEFAULT '' NOT NULL,
	"format" text NOT NULL,
	"encoding" text NOT NULL,
	"delimiter" text NOT NULL,
	"record_path" text DEFAULT '' NOT NULL,
	"rules" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"currency" text NOT NULL,
	"dealer_code" text DEFAULT '' NOT NULL,
	"publication_lists" text[] DEFAULT '{}' NOT NULL,
	"most_gone_percent" integer NOT NULL,
	"most_invalid_percent" integer NOT NULL,
	"fetch_images" boolean DEFAULT false NOT NULL,
	"schedule" text DEFAULT '' NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"next_run_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feed_key_unique" UNIQUE("key")
);
--> statement-breakpoint
CREATE TABLE "feed_image" (
	"digest" text PRIMARY KEY NOT NULL,
	"image_id" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"error" text DEFAULT '' NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
-- Not logged: rows can be read again from their file, and writing them costs half as much.
CREATE UNLOGGED TABLE "feed_row" (
	"run_id" integer NOT NULL,
	"number" integer NOT NULL,
	"line" integer NOT NULL,
	"external_id" text NOT NULL,
	"vehicle" jsonb,
	CONSTRAINT "feed_row_run_id_number_pk" PRIMARY KEY("run_id","number")
);
--> statement-breakpoint
CREATE TABLE "feed_run" (
	"id" serial PRIMARY KEY NOT NULL,
	"feed_id" integer NOT NULL,
	"state" text DEFAULT 'queued' NOT NULL,
	"feed_version" integer NOT NULL,
	"is_dry_run" boolean NOT NULL,
	"source" text NOT NULL,
	"file_name" text DEFAULT '' NOT NULL,
	"file_key" text DEFAULT '' NOT NULL,
	"file_parts" integer DEFAULT 0 NOT NULL,
	"file_bytes" bigint DEFAULT 0 NOT NULL,
	"file_digest" text DEFAULT '' NOT NULL,
	"idempotency_key" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"claimed" integer DEFAULT 0 NOT NULL,
	"allows_gone" boolean DEFAULT false NOT NULL,
	"progress" integer DEFAULT 0 NOT NULL,
	"rows_read" integer DEFAULT 0 NOT NULL,
	"rows_valid" integer DEFAULT 0 NOT NULL,
	"rows_invalid" integer DEFAULT 0 NOT NULL,
	"added" integer DEFAULT 0 NOT NULL,
	"changed" integer DEFAULT 0 NOT NULL,
	"unchanged" integer DEFAULT 0 NOT NULL,
	"held" integer DEFAULT 0 NOT NULL,
	"gone" integer DEFAULT 0 NOT NULL,
	"gone_of" integer DEFAULT 0 NOT NULL,
	"errors" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"report" jsonb DEFAULT '{"added":[],"changed":[],"gone":[]}'::jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reason_line" integer,
	"reason_detail" text DEFAULT '' NOT NULL,
	"actor_id" text NOT NULL,
	"actor_name" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"started_at" timestamp (3) with time zone,
	"heartbeat_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "feed_withdrawal" (
	"vehicle_id" integer PRIMARY KEY NOT NULL,
	"run_id" integer NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "feed_run" ADD CONSTRAINT "feed_run_feed_id_feed_id_fk" FOREIGN KEY ("feed_id") REFERENCES "public"."feed"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "feed_row_external_id" ON "feed_row" USING btree ("run_id","external_id");--> statement-breakpoint
CREATE UNIQUE INDEX "feed_run_one_live" ON "feed_run" USING btree ("feed_id") WHERE state in ('queued', 'reading', 'checking', 'applying');--> statement-breakpoint
CREATE UNIQUE INDEX "feed_run_idempotency" ON "feed_run" USING btree ("feed_id","idempotency_key");--> statement-breakpoint
CREATE INDEX "feed_run_feed" ON "feed_run" USING btree ("feed_id","id");