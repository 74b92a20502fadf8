CREATE TABLE "content_change" (
	"xid" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"scope" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "content_change_xid_scope_pk" PRIMARY KEY("xid","scope")
);
--> statement-breakpoint
CREATE INDEX "content_change_at" ON "content_change" USING btree ("at");--> statement-breakpoint
ALTER TABLE "vehicle" ADD COLUMN "changed_by" "xid8" DEFAULT pg_current_xact_id() NOT NULL;--> statement-breakpoint
DROP INDEX "vehicle_changed_in";--> statement-breakpoint
CREATE INDEX "vehicle_changed_by" ON "vehicle" USING btree ("changed_by");--> statement-breakpoint
create function note_change_of_vehicle() returns trigger language plpgsql as $$
begin
  new.changed_by := pg_current_xact_id();
  return new;
end $$;--> statement-breakpoint
create trigger vehicle_changed_by before insert or update on vehicle for each row execute function note_change_of_vehicle();--> statement-breakpoint
-- Processes of the release before run beside this one for a while and write the column and the table that this one no longer has: both stay until a later
-- release, and what is announced in the old way is announced in the new one as well.
ALTER TABLE "vehicle" ALTER COLUMN "changed_in" DROP NOT NULL;--> statement-breakpoint
create function note_change_of_content() returns trigger language plpgsql as $$
begin
  insert into content_change (scope) values (new.scope) on conflict do nothing;
  return null;
end $$;--> statement-breakpoint
create trigger content_version_changed after insert or update on content_version for each row execute function note_change_of_content();
--> statement-breakpoint
ALTER TABLE "feed_run" ADD COLUMN "applied_rows" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "feed_run" ADD COLUMN "written" jsonb;