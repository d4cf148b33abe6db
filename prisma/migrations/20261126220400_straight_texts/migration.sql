-- What people typed before characters that turn its direction were left out (lib/visible.ts: straight). None of these
-- texts is made of such characters alone: nothing that is not seen was taken before, either.
UPDATE "users" SET
  "first_name" = regexp_replace("first_name", '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g'),
  "last_name" = regexp_replace("last_name", '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g')
WHERE "first_name" || "last_name" ~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';
UPDATE "groups" SET
  "name" = regexp_replace("name", '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g'),
  "description" = regexp_replace("description", '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g')
WHERE "name" || "description" ~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';
UPDATE "memberships" SET
  "card_line_1" = regexp_replace("card_line_1", '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g'),
  "card_line_2" = regexp_replace("card_line_2", '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g')
WHERE concat("card_line_1", "card_line_2") ~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';
UPDATE "agreements" SET
  "text" = regexp_replace("text", '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g')
WHERE "text" ~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';
UPDATE "pair_comparisons" SET
  "first_name" = regexp_replace("first_name", '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g'),
  "second_name" = regexp_replace("second_name", '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g')
WHERE concat("first_name", "second_name") ~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';
UPDATE "assessments" SET
  "label" = regexp_replace("label", '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g')
WHERE "label" ~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';
UPDATE "assessment_drafts" SET
  "label" = regexp_replace("label", '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g')
WHERE "label" ~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';
UPDATE "ended_memberships" SET
  "group_name" = regexp_replace("group_name", '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]', '', 'g')
WHERE "group_name" ~ '[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]';
