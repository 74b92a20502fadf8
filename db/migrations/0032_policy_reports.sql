CREATE TABLE "policy_report" (
	"day" date NOT NULL,
	"path" text NOT NULL,
	"directive" text NOT NULL,
	"blocked" text NOT NULL,
	"times" integer NOT NULL,
	CONSTRAINT "policy_report_day_path_directive_blocked_pk" PRIMARY KEY("day","path","directive","blocked"),
	CONSTRAINT "policy_report_times" CHECK ("policy_report"."times" > 0)
);
