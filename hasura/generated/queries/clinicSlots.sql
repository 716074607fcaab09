-- Generated from the documents of the screens by `npm run generate`. Do not edit.

-- ClinicTas, as manager
select json_build_object(
  'staff', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."name" as "name"
    from "public"."staff" t0 where ((t0."type" = $1::text) and (t0."is_active" = ($2::text)::boolean)) order by t0."name" asc nulls last limit 10000
  ) r)
)::text as data;

-- SlotCalendar, as manager
select json_build_object(
  'clinicSlots', (select coalesce(json_agg(r), '[]'::json) from (
    select t0."id" as "id", t0."reserve_type" as "reserveType", t0."counsel_type" as "counselType", t0."held_on" as "heldOn", t0."starts_at" as "startsAt",
    t0."ends_at" as "endsAt", t0."room" as "room", t0."note" as "note", t0."capacity" as "capacity", t0."ta_id" as "taId", t0."opens_at" as "opensAt",
    t0."closes_at" as "closesAt", t0."cancel_until" as "cancelUntil", t0."version" as "version",
    (select row_to_json(r) from (
      select t1."booked" as "booked", t1."waiting" as "waiting" from "public"."clinic_slot_loads" t1 where t1."id" = t0."id" limit 1
    ) r) as "load"
    from "public"."clinic_slots" t0 where ((t0."held_on" >= ($1::text)::date) and (t0."held_on" <= ($2::text)::date))
    order by t0."starts_at" asc nulls last, t0."room" asc nulls last limit 10000
  ) r),
  'clinicRules', (select coalesce(json_agg(r), '[]'::json) from (
    select t2."closing_time" as "closingTime", t2."late_rule" as "lateRule", t2."holiday_rule" as "holidayRule", t2."counsel_limit" as "counselLimit",
    t2."clinic_limit" as "clinicLimit", t2."version" as "version"
    from "public"."clinic_rules" t2 limit 10000
  ) r)
)::text as data;
