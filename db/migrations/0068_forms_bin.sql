CREATE TABLE "binned_form" (
	"form_id" integer PRIMARY KEY NOT NULL,
	"binned_at" timestamp with time zone DEFAULT now() NOT NULL,
	"binned_by" text NOT NULL,
	"columns" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX "binned_form_at" ON "binned_form" USING btree ("binned_at");
--> statement-breakpoint
-- The versions of a form stay while it lies in the bin, since leads are displayed by them (0264). A form that the release before deletes is not there: its versions go
-- with it as the constraint had it, and one with leads is refused by theirs.
ALTER TABLE "form_version" DROP CONSTRAINT "form_version_form_id_form_id_fk";
--> statement-breakpoint
create function remove_versions_of_form() returns trigger language plpgsql as $$
begin
  delete from form_version where form_id = old.id and not exists (select from binned_form where form_id = old.id);
  return null;
end $$;
--> statement-breakpoint
create trigger form_removed after delete on form for each row execute function remove_versions_of_form();
--> statement-breakpoint
-- Leads of a form in the bin are exported as well. Of a form that the release before deletes, exports stay until they are a day old, as all do.
ALTER TABLE "lead_export" DROP CONSTRAINT "lead_export_form_fk";
