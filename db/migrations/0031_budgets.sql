CREATE TABLE "budget_use" (
	"day" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"refused" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "budget_use_day_kind_key_pk" PRIMARY KEY("day","kind","key")
);
--> statement-breakpoint
ALTER TABLE "phone_attempt" ADD COLUMN "verification" integer;--> statement-breakpoint
CREATE INDEX "budget_use_kind" ON "budget_use" USING btree ("kind","day");--> statement-breakpoint
CREATE INDEX "phone_attempt_verification" ON "phone_attempt" USING btree ("verification");