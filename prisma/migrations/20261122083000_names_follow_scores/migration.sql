-- Letters and style follow the printed scores (docs/decisions/044). About one result in a hundred of the scorer logit-1
-- was named by its most probable style, whose letters its scores contradict: these are named anew, by the rule of
-- lib/disc/styles.ts (a pair when the second is at most 15 points behind and at least 50). Their scores stay. How
-- probable the new style is was not kept, so nothing is said of it. Running it again changes nothing.
WITH ranked AS (
  SELECT a.id, array_agg(l.letter ORDER BY l.score DESC, l.place) AS letters, array_agg(l.score ORDER BY l.score DESC, l.place) AS scores
  FROM assessments a, LATERAL (VALUES ('D', 1, a.d_score), ('I', 2, a.i_score), ('S', 3, a.s_score), ('C', 4, a.c_score)) AS l (letter, place, score)
  GROUP BY a.id
)
UPDATE assessments a
SET primary_letter = r.letters[1],
  secondary_letter = r.letters[2],
  style_code = CASE WHEN r.scores[1] - r.scores[2] <= 15 AND r.scores[2] >= 50 THEN r.letters[1] || r.letters[2] ELSE r.letters[1] END,
  certainty = CASE WHEN a.certainty IS NULL THEN NULL ELSE
    a.certainty || jsonb_build_object('primaryProbability', a.certainty -> 'primaryChances' -> r.letters[1], 'styleProbability', NULL) END
FROM ranked r
WHERE r.id = a.id
  AND (a.primary_letter <> r.letters[1] OR a.secondary_letter <> r.letters[2] OR a.style_code NOT IN (r.letters[1], r.letters[1] || r.letters[2]));
