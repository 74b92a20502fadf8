CREATE TABLE "connection_check" (
	"symbol" text PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"findings" jsonb NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"checked_by" text NOT NULL
);
