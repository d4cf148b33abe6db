/** Written by `npm run study`; do not edit by hand. */
import type { StudyResults } from './study'

// biome-ignore format: generated
export const STUDY_RESULTS: StudyResults = {
  "seed": 20261121,
  "formVersion": "2026-11",
  "scorerVersion": "logit-1",
  "people": 20000,
  "worlds": 40,
  "forms": {
    "shipped": {
      "methods": {
        "counting": {
          "recovery": {
            "D": 0.867,
            "I": 0.873,
            "S": 0.8688,
            "C": 0.8705
          },
          "rightPrimary": 0.8339,
          "samePrimary": 0.7786,
          "rightStyle": 0.5495,
          "elevation": 0.8167
        },
        "minmax": {
          "recovery": {
            "D": 0.7272,
            "I": 0.7357,
            "S": 0.7311,
            "C": 0.7319
          },
          "rightPrimary": 0.8339,
          "samePrimary": 0.7786,
          "rightStyle": 0.5742,
          "elevation": -0.0204
        },
        "logit": {
          "recovery": {
            "D": 0.9147,
            "I": 0.919,
            "S": 0.9152,
            "C": 0.915
          },
          "rightPrimary": 0.8345,
          "samePrimary": 0.7776,
          "rightStyle": 0.6276,
          "elevation": 0.8171
        }
      },
      "coverage": {
        "plain": 0.9231,
        "widened": 0.9483,
        "perLetter": {
          "D": 0.9444,
          "I": 0.9521,
          "S": 0.9466,
          "C": 0.9501
        }
      },
      "neededWidening": 1.1077,
      "calibration": [
        {
          "from": 0,
          "to": 0.5,
          "people": 1215,
          "stated": 0.4472,
          "right": 0.4543
        },
        {
          "from": 0.5,
          "to": 0.6,
          "people": 2233,
          "stated": 0.55,
          "right": 0.5781
        },
        {
          "from": 0.6,
          "to": 0.7,
          "people": 2234,
          "stated": 0.6508,
          "right": 0.6777
        },
        {
          "from": 0.7,
          "to": 0.8,
          "people": 2415,
          "stated": 0.7506,
          "right": 0.7867
        },
        {
          "from": 0.8,
          "to": 0.9,
          "people": 2993,
          "stated": 0.8525,
          "right": 0.8917
        },
        {
          "from": 0.9,
          "to": 0.95,
          "people": 2117,
          "stated": 0.9262,
          "right": 0.9518
        },
        {
          "from": 0.95,
          "to": 1,
          "people": 6793,
          "stated": 0.9851,
          "right": 0.9934
        }
      ],
      "unsure": {
        "share": 0.4049,
        "right": 0.6493
      },
      "careless": {
        "cut": -1.2449,
        "blind": 0.7895,
        "halfBlind": 0.3248,
        "known": {
          "blind": 0.995,
          "halfBlind": 0.766
        }
      },
      "secondThoughts": {
        "notLikeliest": 0.0058,
        "notHighest": 0.0072
      },
      "anyOdd": 0.0407
    },
    "unreversed": {
      "methods": {
        "counting": {
          "recovery": {
            "D": 0.8151,
            "I": 0.8232,
            "S": 0.8186,
            "C": 0.8206
          },
          "rightPrimary": 0.8419,
          "samePrimary": 0.7847,
          "rightStyle": 0.5609,
          "elevation": null
        },
        "minmax": {
          "recovery": {
            "D": 0.732,
            "I": 0.7411,
            "S": 0.7373,
            "C": 0.7356
          },
          "rightPrimary": 0.8419,
          "samePrimary": 0.7847,
          "rightStyle": 0.5834,
          "elevation": 0.0037
        },
        "logit": {
          "recovery": {
            "D": 0.8188,
            "I": 0.8268,
            "S": 0.8215,
            "C": 0.8245
          },
          "rightPrimary": 0.8409,
          "samePrimary": 0.7829,
          "rightStyle": 0.5925,
          "elevation": null
        }
      },
      "coverage": {
        "plain": 0.9443,
        "widened": 0.9644,
        "perLetter": {
          "D": 0.9606,
          "I": 0.9671,
          "S": 0.964,
          "C": 0.9658
        }
      },
      "neededWidening": 1.0236,
      "calibration": [
        {
          "from": 0,
          "to": 0.5,
          "people": 1103,
          "stated": 0.4456,
          "right": 0.4524
        },
        {
          "from": 0.5,
          "to": 0.6,
          "people": 2086,
          "stated": 0.5493,
          "right": 0.5623
        },
        {
          "from": 0.6,
          "to": 0.7,
          "people": 2263,
          "stated": 0.65,
          "right": 0.681
        },
        {
          "from": 0.7,
          "to": 0.8,
          "people": 2340,
          "stated": 0.7543,
          "right": 0.794
        },
        {
          "from": 0.8,
          "to": 0.9,
          "people": 2871,
          "stated": 0.8536,
          "right": 0.8882
        },
        {
          "from": 0.9,
          "to": 0.95,
          "people": 2053,
          "stated": 0.927,
          "right": 0.9562
        },
        {
          "from": 0.95,
          "to": 1,
          "people": 7284,
          "stated": 0.9869,
          "right": 0.9931
        }
      ],
      "unsure": {
        "share": 0.3896,
        "right": 0.6508
      },
      "careless": {
        "cut": -1.2647,
        "blind": 0.7596,
        "halfBlind": 0.2771,
        "known": {
          "blind": 0.99,
          "halfBlind": 0.749
        }
      },
      "secondThoughts": {
        "notLikeliest": 0.0087,
        "notHighest": 0.0086
      },
      "anyOdd": 0.0463
    }
  },
  "priors": [
    {
      "population": "unrelated",
      "prior": "unrelated",
      "recovery": 0.916,
      "rightPrimary": 0.8345,
      "elevation": 0.8171,
      "coverage": 0.9483
    },
    {
      "population": "unrelated",
      "prior": "opposed",
      "recovery": 0.9127,
      "rightPrimary": 0.8345,
      "elevation": 0.8158,
      "coverage": 0.9245
    },
    {
      "population": "opposed",
      "prior": "unrelated",
      "recovery": 0.9152,
      "rightPrimary": 0.832,
      "elevation": 0.7128,
      "coverage": 0.9528
    },
    {
      "population": "opposed",
      "prior": "opposed",
      "recovery": 0.9204,
      "rightPrimary": 0.832,
      "elevation": 0.7124,
      "coverage": 0.9481
    }
  ]
}
