DROP INDEX "payment_held";--> statement-breakpoint
update payment set state = 'authorized' where state = 'authorised';--> statement-breakpoint
update payment_event set from_state = replace(from_state, 'authorised', 'authorized'), to_state = replace(to_state, 'authorised', 'authorized')
where from_state = 'authorised' or to_state = 'authorised';--> statement-breakpoint
update payment_difference set ours = replace(ours, 'authorised', 'authorized'), theirs = replace(theirs, 'authorised', 'authorized')
where ours like '%authorised%' or theirs like '%authorised%';--> statement-breakpoint
update test_charge set state = 'authorized' where state = 'authorised';--> statement-breakpoint
update order_event set detail = jsonb_set(detail, '{state}', '"authorized"') where type = 'money' and detail ->> 'state' = 'authorised';--> statement-breakpoint
update staff_view set view = jsonb_set(view, '{filter,state}', '"authorized"') where list = 'payments' and view #>> '{filter,state}' = 'authorised';--> statement-breakpoint
CREATE INDEX "payment_held" ON "payment" USING btree ("authorised_until") WHERE state = 'authorized';--> statement-breakpoint
-- The release before reads both spellings and still writes the old one. These triggers go with the next release.
create function spell_authorized() returns trigger language plpgsql as $$
begin
  case tg_table_name
    when 'payment_event' then
      new.from_state := replace(new.from_state, 'authorised', 'authorized');
      new.to_state := replace(new.to_state, 'authorised', 'authorized');
    when 'payment_difference' then
      new.ours := replace(new.ours, 'authorised', 'authorized');
      new.theirs := replace(new.theirs, 'authorised', 'authorized');
    when 'order_event' then
      new.detail := jsonb_set(new.detail, '{state}', '"authorized"');
    else
      new.state := 'authorized';
  end case;
  return new;
end $$;--> statement-breakpoint
create trigger payment_spelt before insert or update on payment for each row when (new.state = 'authorised') execute function spell_authorized();--> statement-breakpoint
create trigger payment_event_spelt before insert on payment_event for each row when (new.from_state = 'authorised' or new.to_state = 'authorised') execute function spell_authorized();--> statement-breakpoint
create trigger payment_difference_spelt before insert on payment_difference for each row when (new.ours like '%authorised%' or new.theirs like '%authorised%') execute function spell_authorized();--> statement-breakpoint
create trigger test_charge_spelt before insert or update on test_charge for each row when (new.state = 'authorised') execute function spell_authorized();--> statement-breakpoint
create trigger order_event_spelt before insert on order_event for each row when (new.type = 'money' and new.detail ->> 'state' = 'authorised') execute function spell_authorized();--> statement-breakpoint
ALTER TABLE "feed_run" DROP COLUMN "heartbeat_at";
