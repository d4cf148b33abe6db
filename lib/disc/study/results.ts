// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: a figure may happen to look like a constant
/** Written by `npm run study`; do not edit by hand. */
import type { StudyResults } from './study'

// biome-ignore format: generated
export const STUDY_RESULTS: StudyResults = {
 "seed": 20261121,
 "formVersion": "2026-12",
 "scorerVersion": "logit-3",
 "people": 10000,
 "worlds": 20,
 "forms": {
  "shipped": {
   "methods": {
    "counting": {
     "recovery": { "D": 0.8969, "I": 0.8906, "S": 0.8923, "C": 0.8958 },
     "pooledRecovery": 0.8895,
     "rightPrimary": 0.8292,
     "samePrimary": 0.7742,
     "rightStyle": 0.5469,
     "elevation": 0.8722
    },
    "minmax": {
     "recovery": { "D": 0.7368, "I": 0.7229, "S": 0.7247, "C": 0.7369 },
     "pooledRecovery": 0.7276,
     "rightPrimary": 0.8292,
     "samePrimary": 0.7742,
     "rightStyle": 0.5749,
     "elevation": -0.0374
    },
    "logit": {
     "recovery": { "D": 0.931, "I": 0.9268, "S": 0.9291, "C": 0.9302 },
     "pooledRecovery": 0.9235,
     "rightPrimary": 0.829,
     "samePrimary": 0.7734,
     "rightStyle": 0.6269,
     "elevation": 0.8736
    }
   },
   "coverage": {
    "plain": 0.9726,
    "widened": 0.9846,
    "perLetter": { "D": 0.9864, "I": 0.9802, "S": 0.9866, "C": 0.9852 }
   },
   "neededWidening": 0.8887,
   "calibration": [
    { "from": 0, "to": 0.5, "people": 560, "stated": 0.4448, "right": 0.4268 },
    { "from": 0.5, "to": 0.6, "people": 1073, "stated": 0.5525, "right": 0.5694 },
    { "from": 0.6, "to": 0.7, "people": 1047, "stated": 0.6491, "right": 0.6533 },
    { "from": 0.7, "to": 0.8, "people": 1159, "stated": 0.7493, "right": 0.7558 },
    { "from": 0.8, "to": 0.9, "people": 1504, "stated": 0.8554, "right": 0.8783 },
    { "from": 0.9, "to": 0.95, "people": 1000, "stated": 0.9267, "right": 0.937 },
    { "from": 0.95, "to": 1, "people": 3657, "stated": 0.9867, "right": 0.9904 }
   ],
   "unsure": { "share": 0.3839, "right": 0.6278 },
   "careless": {
    "cut": -0.8919,
    "blind": 0.8021,
    "halfBlind": 0.3353,
    "learned": {
     "50": {
      "blind": 0.9781,
      "halfBlind": 0.6277,
      "atLimit": { "honest": 0.0249, "blind": 0.9299, "halfBlind": 0.44 }
     },
     "500": {
      "blind": 0.9875,
      "halfBlind": 0.6851,
      "atLimit": { "honest": 0.0189, "blind": 0.9447, "halfBlind": 0.4514 }
     }
    },
    "known": { "blind": 0.992, "halfBlind": 0.772 }
   },
   "secondThoughts": { "notLikeliest": 0.0087, "notHighest": 0.0086 },
   "anyOdd": 0.0177
  },
  "unreversed": {
   "methods": {
    "counting": {
     "recovery": { "D": 0.8249, "I": 0.8175, "S": 0.8204, "C": 0.8231 },
     "pooledRecovery": 0.8184,
     "rightPrimary": 0.8385,
     "samePrimary": 0.7854,
     "rightStyle": 0.5599,
     "elevation": null
    },
    "minmax": {
     "recovery": { "D": 0.7428, "I": 0.7312, "S": 0.7338, "C": 0.7412 },
     "pooledRecovery": 0.735,
     "rightPrimary": 0.8385,
     "samePrimary": 0.7854,
     "rightStyle": 0.5817,
     "elevation": -0.0015
    },
    "logit": {
     "recovery": { "D": 0.8286, "I": 0.8213, "S": 0.8238, "C": 0.8259 },
     "pooledRecovery": 0.8219,
     "rightPrimary": 0.8374,
     "samePrimary": 0.7821,
     "rightStyle": 0.5945,
     "elevation": null
    }
   },
   "coverage": {
    "plain": 0.9551,
    "widened": 0.973,
    "perLetter": { "D": 0.9763, "I": 0.9711, "S": 0.9713, "C": 0.9732 }
   },
   "neededWidening": 0.9764,
   "calibration": [
    { "from": 0, "to": 0.5, "people": 519, "stated": 0.4439, "right": 0.4297 },
    { "from": 0.5, "to": 0.6, "people": 950, "stated": 0.5494, "right": 0.5695 },
    { "from": 0.6, "to": 0.7, "people": 1027, "stated": 0.6514, "right": 0.6417 },
    { "from": 0.7, "to": 0.8, "people": 1073, "stated": 0.7513, "right": 0.7484 },
    { "from": 0.8, "to": 0.9, "people": 1352, "stated": 0.8509, "right": 0.8587 },
    { "from": 0.9, "to": 0.95, "people": 992, "stated": 0.9254, "right": 0.9405 },
    { "from": 0.95, "to": 1, "people": 4087, "stated": 0.9879, "right": 0.9919 }
   ],
   "unsure": { "share": 0.3569, "right": 0.6237 },
   "careless": {
    "cut": -0.9683,
    "blind": 0.7536,
    "halfBlind": 0.262,
    "learned": {
     "50": {
      "blind": 0.9714,
      "halfBlind": 0.5671,
      "atLimit": { "honest": 0.0378, "blind": 0.9413, "halfBlind": 0.455 }
     },
     "500": {
      "blind": 0.9857,
      "halfBlind": 0.6248,
      "atLimit": { "honest": 0.0329, "blind": 0.9546, "halfBlind": 0.47 }
     }
    },
    "known": { "blind": 0.994, "halfBlind": 0.742 }
   },
   "secondThoughts": { "notLikeliest": 0.0067, "notHighest": 0.0064 },
   "anyOdd": 0.0272
  }
 },
 "kinds": [
  {
   "kind": "kind",
   "people": 2668,
   "worlds": 4,
   "knownRecovery": 0.9336,
   "after50": { "honest": 0.0236, "blind": 0.9359, "skim": 0.307 },
   "stages": {
    "first": {
     "recovery": 0.9291,
     "coverage": 0.9869,
     "chanceError": 0.0193,
     "worstBin": 0.0561,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 160, "stated": 0.4499, "right": 0.3938 },
      { "from": 0.5, "to": 0.6, "people": 293, "stated": 0.5501, "right": 0.5427 },
      { "from": 0.6, "to": 0.7, "people": 272, "stated": 0.6485, "right": 0.636 },
      { "from": 0.7, "to": 0.8, "people": 351, "stated": 0.7495, "right": 0.7721 },
      { "from": 0.8, "to": 0.9, "people": 398, "stated": 0.8523, "right": 0.897 },
      { "from": 0.9, "to": 0.95, "people": 257, "stated": 0.9277, "right": 0.8949 },
      { "from": 0.95, "to": 1, "people": 937, "stated": 0.9873, "right": 0.9904 }
     ],
     "rightPrimary": 0.8175,
     "samePrimary": 0.7496,
     "rightStyle": 0.6121,
     "sameStyle": 0.5693,
     "noticed": { "honest": 0.0236, "blind": 0.5937, "skim": 0.6507 }
    },
    "after200": {
     "recovery": 0.9307,
     "coverage": 0.9661,
     "chanceError": 0.0146,
     "worstBin": 0.0647,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 130, "stated": 0.4493, "right": 0.3846 },
      { "from": 0.5, "to": 0.6, "people": 261, "stated": 0.5501, "right": 0.5364 },
      { "from": 0.6, "to": 0.7, "people": 287, "stated": 0.6477, "right": 0.6098 },
      { "from": 0.7, "to": 0.8, "people": 309, "stated": 0.7492, "right": 0.767 },
      { "from": 0.8, "to": 0.9, "people": 390, "stated": 0.8522, "right": 0.859 },
      { "from": 0.9, "to": 0.95, "people": 260, "stated": 0.9271, "right": 0.9115 },
      { "from": 0.95, "to": 1, "people": 1031, "stated": 0.9882, "right": 0.9845 }
     ],
     "rightPrimary": 0.8205,
     "samePrimary": 0.7534,
     "rightStyle": 0.6158,
     "sameStyle": 0.5525,
     "noticed": { "honest": 0.0416, "blind": 0.9734, "skim": 0.7144 }
    },
    "after1000": {
     "recovery": 0.9337,
     "coverage": 0.9654,
     "chanceError": 0.0106,
     "worstBin": 0.0361,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 123, "stated": 0.4462, "right": 0.4715 },
      { "from": 0.5, "to": 0.6, "people": 258, "stated": 0.5502, "right": 0.5388 },
      { "from": 0.6, "to": 0.7, "people": 289, "stated": 0.651, "right": 0.6574 },
      { "from": 0.7, "to": 0.8, "people": 293, "stated": 0.7493, "right": 0.7747 },
      { "from": 0.8, "to": 0.9, "people": 377, "stated": 0.8515, "right": 0.8435 },
      { "from": 0.9, "to": 0.95, "people": 263, "stated": 0.9258, "right": 0.8897 },
      { "from": 0.95, "to": 1, "people": 1065, "stated": 0.9881, "right": 0.9878 }
     ],
     "rightPrimary": 0.8313,
     "samePrimary": 0.7639,
     "rightStyle": 0.6293,
     "sameStyle": 0.5652,
     "noticed": { "honest": 0.0472, "blind": 0.9858, "skim": 0.783 }
    }
   }
  },
  {
   "kind": "weak",
   "people": 2668,
   "worlds": 4,
   "knownRecovery": 0.8745,
   "after50": { "honest": 0.1031, "blind": 0.9367, "skim": 0.2984 },
   "stages": {
    "first": {
     "recovery": 0.8662,
     "coverage": 0.9286,
     "chanceError": 0.0131,
     "worstBin": 0.0209,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 275, "stated": 0.4409, "right": 0.4618 },
      { "from": 0.5, "to": 0.6, "people": 416, "stated": 0.5513, "right": 0.5457 },
      { "from": 0.6, "to": 0.7, "people": 375, "stated": 0.6483, "right": 0.6667 },
      { "from": 0.7, "to": 0.8, "people": 398, "stated": 0.7485, "right": 0.7588 },
      { "from": 0.8, "to": 0.9, "people": 406, "stated": 0.8541, "right": 0.8719 },
      { "from": 0.9, "to": 0.95, "people": 269, "stated": 0.9263, "right": 0.9182 },
      { "from": 0.95, "to": 1, "people": 529, "stated": 0.982, "right": 0.9698 }
     ],
     "rightPrimary": 0.7571,
     "samePrimary": 0.6795,
     "rightStyle": 0.5375,
     "sameStyle": 0.5124,
     "noticed": { "honest": 0.0828, "blind": 0.5885, "skim": 0.6443 }
    },
    "after200": {
     "recovery": 0.867,
     "coverage": 0.9686,
     "chanceError": 0.0139,
     "worstBin": 0.0255,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 270, "stated": 0.4406, "right": 0.4593 },
      { "from": 0.5, "to": 0.6, "people": 419, "stated": 0.5503, "right": 0.5585 },
      { "from": 0.6, "to": 0.7, "people": 395, "stated": 0.6471, "right": 0.6557 },
      { "from": 0.7, "to": 0.8, "people": 390, "stated": 0.7498, "right": 0.7667 },
      { "from": 0.8, "to": 0.9, "people": 404, "stated": 0.8532, "right": 0.8787 },
      { "from": 0.9, "to": 0.95, "people": 272, "stated": 0.9249, "right": 0.9301 },
      { "from": 0.95, "to": 1, "people": 518, "stated": 0.9826, "right": 0.9691 }
     ],
     "rightPrimary": 0.7594,
     "samePrimary": 0.6735,
     "rightStyle": 0.5364,
     "sameStyle": 0.5199,
     "noticed": { "honest": 0.0435, "blind": 0.8381, "skim": 0.3141 }
    },
    "after1000": {
     "recovery": 0.8718,
     "coverage": 0.9671,
     "chanceError": 0.0166,
     "worstBin": 0.0333,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 269, "stated": 0.4423, "right": 0.4647 },
      { "from": 0.5, "to": 0.6, "people": 402, "stated": 0.5533, "right": 0.5672 },
      { "from": 0.6, "to": 0.7, "people": 396, "stated": 0.649, "right": 0.6389 },
      { "from": 0.7, "to": 0.8, "people": 359, "stated": 0.7501, "right": 0.7716 },
      { "from": 0.8, "to": 0.9, "people": 428, "stated": 0.8499, "right": 0.8832 },
      { "from": 0.9, "to": 0.95, "people": 273, "stated": 0.9267, "right": 0.9231 },
      { "from": 0.95, "to": 1, "people": 541, "stated": 0.983, "right": 0.9723 }
     ],
     "rightPrimary": 0.7642,
     "samePrimary": 0.6758,
     "rightStyle": 0.539,
     "sameStyle": 0.5135,
     "noticed": { "honest": 0.048, "blind": 0.9014, "skim": 0.3767 }
    }
   }
  },
  {
   "kind": "real",
   "people": 2668,
   "worlds": 4,
   "knownRecovery": 0.8799,
   "after50": { "honest": 0.0469, "blind": 0.9891, "skim": 0.3107 },
   "stages": {
    "first": {
     "recovery": 0.8715,
     "coverage": 0.9158,
     "chanceError": 0.0086,
     "worstBin": 0.0201,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 305, "stated": 0.44, "right": 0.4295 },
      { "from": 0.5, "to": 0.6, "people": 393, "stated": 0.5523, "right": 0.542 },
      { "from": 0.6, "to": 0.7, "people": 374, "stated": 0.6484, "right": 0.6471 },
      { "from": 0.7, "to": 0.8, "people": 372, "stated": 0.7517, "right": 0.7419 },
      { "from": 0.8, "to": 0.9, "people": 436, "stated": 0.8514, "right": 0.8647 },
      { "from": 0.9, "to": 0.95, "people": 266, "stated": 0.9261, "right": 0.906 },
      { "from": 0.95, "to": 1, "people": 522, "stated": 0.9814, "right": 0.9808 }
     ],
     "rightPrimary": 0.7466,
     "samePrimary": 0.6957,
     "rightStyle": 0.5315,
     "sameStyle": 0.5484,
     "noticed": { "honest": 0.084, "blind": 0.6023, "skim": 0.518 }
    },
    "after200": {
     "recovery": 0.8722,
     "coverage": 0.9695,
     "chanceError": 0.0167,
     "worstBin": 0.0275,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 270, "stated": 0.4383, "right": 0.463 },
      { "from": 0.5, "to": 0.6, "people": 379, "stated": 0.5527, "right": 0.5435 },
      { "from": 0.6, "to": 0.7, "people": 359, "stated": 0.6504, "right": 0.663 },
      { "from": 0.7, "to": 0.8, "people": 421, "stated": 0.7492, "right": 0.7767 },
      { "from": 0.8, "to": 0.9, "people": 444, "stated": 0.8547, "right": 0.8378 },
      { "from": 0.9, "to": 0.95, "people": 231, "stated": 0.926, "right": 0.9481 },
      { "from": 0.95, "to": 1, "people": 564, "stated": 0.9811, "right": 0.9911 }
     ],
     "rightPrimary": 0.7669,
     "samePrimary": 0.6874,
     "rightStyle": 0.5633,
     "sameStyle": 0.5326,
     "noticed": { "honest": 0.0386, "blind": 0.9895, "skim": 0.3347 }
    },
    "after1000": {
     "recovery": 0.8778,
     "coverage": 0.9669,
     "chanceError": 0.0167,
     "worstBin": 0.0392,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 248, "stated": 0.4406, "right": 0.4798 },
      { "from": 0.5, "to": 0.6, "people": 382, "stated": 0.5488, "right": 0.5262 },
      { "from": 0.6, "to": 0.7, "people": 356, "stated": 0.6518, "right": 0.6742 },
      { "from": 0.7, "to": 0.8, "people": 381, "stated": 0.7521, "right": 0.7612 },
      { "from": 0.8, "to": 0.9, "people": 456, "stated": 0.8522, "right": 0.8618 },
      { "from": 0.9, "to": 0.95, "people": 267, "stated": 0.9258, "right": 0.9213 },
      { "from": 0.95, "to": 1, "people": 578, "stated": 0.9823, "right": 0.9983 }
     ],
     "rightPrimary": 0.7744,
     "samePrimary": 0.693,
     "rightStyle": 0.5731,
     "sameStyle": 0.5285,
     "noticed": { "honest": 0.0484, "blind": 0.9925, "skim": 0.4164 }
    }
   }
  },
  {
   "kind": "opposed",
   "people": 2668,
   "worlds": 4,
   "knownRecovery": 0.9381,
   "after50": { "honest": 0.0251, "blind": 0.9318, "skim": 0.298 },
   "stages": {
    "first": {
     "recovery": 0.933,
     "coverage": 0.9895,
     "chanceError": 0.0147,
     "worstBin": 0.0271,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 131, "stated": 0.4471, "right": 0.4427 },
      { "from": 0.5, "to": 0.6, "people": 274, "stated": 0.5524, "right": 0.5255 },
      { "from": 0.6, "to": 0.7, "people": 273, "stated": 0.6528, "right": 0.674 },
      { "from": 0.7, "to": 0.8, "people": 316, "stated": 0.751, "right": 0.7722 },
      { "from": 0.8, "to": 0.9, "people": 427, "stated": 0.8511, "right": 0.8782 },
      { "from": 0.9, "to": 0.95, "people": 273, "stated": 0.9279, "right": 0.9377 },
      { "from": 0.95, "to": 1, "people": 974, "stated": 0.9871, "right": 0.9918 }
     ],
     "rightPrimary": 0.8347,
     "samePrimary": 0.7804,
     "rightStyle": 0.6263,
     "sameStyle": 0.5918,
     "noticed": { "honest": 0.027, "blind": 0.5907, "skim": 0.6473 }
    },
    "after200": {
     "recovery": 0.9324,
     "coverage": 0.9642,
     "chanceError": 0.0134,
     "worstBin": 0.0548,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 125, "stated": 0.4468, "right": 0.392 },
      { "from": 0.5, "to": 0.6, "people": 240, "stated": 0.5529, "right": 0.5333 },
      { "from": 0.6, "to": 0.7, "people": 266, "stated": 0.653, "right": 0.6955 },
      { "from": 0.7, "to": 0.8, "people": 296, "stated": 0.7516, "right": 0.7601 },
      { "from": 0.8, "to": 0.9, "people": 399, "stated": 0.8522, "right": 0.8396 },
      { "from": 0.9, "to": 0.95, "people": 263, "stated": 0.9244, "right": 0.943 },
      { "from": 0.95, "to": 1, "people": 1079, "stated": 0.9875, "right": 0.987 }
     ],
     "rightPrimary": 0.8377,
     "samePrimary": 0.7702,
     "rightStyle": 0.6278,
     "sameStyle": 0.5757,
     "noticed": { "honest": 0.0446, "blind": 0.9704, "skim": 0.7106 }
    },
    "after1000": {
     "recovery": 0.9379,
     "coverage": 0.9655,
     "chanceError": 0.0087,
     "worstBin": 0.0609,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 106, "stated": 0.4477, "right": 0.3868 },
      { "from": 0.5, "to": 0.6, "people": 248, "stated": 0.5523, "right": 0.5242 },
      { "from": 0.6, "to": 0.7, "people": 260, "stated": 0.6511, "right": 0.6654 },
      { "from": 0.7, "to": 0.8, "people": 295, "stated": 0.7524, "right": 0.7593 },
      { "from": 0.8, "to": 0.9, "people": 387, "stated": 0.8514, "right": 0.8501 },
      { "from": 0.9, "to": 0.95, "people": 278, "stated": 0.9263, "right": 0.9281 },
      { "from": 0.95, "to": 1, "people": 1094, "stated": 0.9881, "right": 0.9909 }
     ],
     "rightPrimary": 0.8392,
     "samePrimary": 0.7792,
     "rightStyle": 0.6376,
     "sameStyle": 0.5716,
     "noticed": { "honest": 0.0469, "blind": 0.9775, "skim": 0.7159 }
    }
   }
  },
  {
   "kind": "facets",
   "people": 2668,
   "worlds": 4,
   "knownRecovery": 0.9001,
   "after50": { "honest": 0.0315, "blind": 0.9168, "skim": 0.3043 },
   "stages": {
    "first": {
     "recovery": 0.8945,
     "coverage": 0.9632,
     "chanceError": 0.0331,
     "worstBin": 0.076,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 163, "stated": 0.4402, "right": 0.454 },
      { "from": 0.5, "to": 0.6, "people": 321, "stated": 0.5489, "right": 0.486 },
      { "from": 0.6, "to": 0.7, "people": 301, "stated": 0.6481, "right": 0.6213 },
      { "from": 0.7, "to": 0.8, "people": 330, "stated": 0.7504, "right": 0.7394 },
      { "from": 0.8, "to": 0.9, "people": 373, "stated": 0.8508, "right": 0.7748 },
      { "from": 0.9, "to": 0.95, "people": 302, "stated": 0.9267, "right": 0.8874 },
      { "from": 0.95, "to": 1, "people": 878, "stated": 0.9862, "right": 0.9704 }
     ],
     "rightPrimary": 0.7759,
     "samePrimary": 0.7526,
     "rightStyle": 0.5592,
     "sameStyle": 0.584,
     "noticed": { "honest": 0.0349, "blind": 0.6248, "skim": 0.6256 }
    },
    "after200": {
     "recovery": 0.8954,
     "coverage": 0.9395,
     "chanceError": 0.0378,
     "worstBin": 0.0762,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 142, "stated": 0.4391, "right": 0.4155 },
      { "from": 0.5, "to": 0.6, "people": 296, "stated": 0.5509, "right": 0.5203 },
      { "from": 0.6, "to": 0.7, "people": 311, "stated": 0.6507, "right": 0.6174 },
      { "from": 0.7, "to": 0.8, "people": 320, "stated": 0.7507, "right": 0.7094 },
      { "from": 0.8, "to": 0.9, "people": 355, "stated": 0.8537, "right": 0.7775 },
      { "from": 0.9, "to": 0.95, "people": 274, "stated": 0.9264, "right": 0.854 },
      { "from": 0.95, "to": 1, "people": 970, "stated": 0.9864, "right": 0.968 }
     ],
     "rightPrimary": 0.78,
     "samePrimary": 0.7526,
     "rightStyle": 0.5585,
     "sameStyle": 0.5663,
     "noticed": { "honest": 0.0412, "blind": 0.9423, "skim": 0.6304 }
    },
    "after1000": {
     "recovery": 0.8992,
     "coverage": 0.9368,
     "chanceError": 0.0396,
     "worstBin": 0.0864,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 147, "stated": 0.4472, "right": 0.3673 },
      { "from": 0.5, "to": 0.6, "people": 265, "stated": 0.5518, "right": 0.5472 },
      { "from": 0.6, "to": 0.7, "people": 315, "stated": 0.6495, "right": 0.6254 },
      { "from": 0.7, "to": 0.8, "people": 308, "stated": 0.753, "right": 0.6883 },
      { "from": 0.8, "to": 0.9, "people": 380, "stated": 0.8522, "right": 0.7658 },
      { "from": 0.9, "to": 0.95, "people": 267, "stated": 0.9258, "right": 0.8914 },
      { "from": 0.95, "to": 1, "people": 986, "stated": 0.987, "right": 0.9635 }
     ],
     "rightPrimary": 0.7822,
     "samePrimary": 0.7601,
     "rightStyle": 0.5637,
     "sameStyle": 0.5705,
     "noticed": { "honest": 0.0431, "blind": 0.9659, "skim": 0.672 }
    }
   }
  },
  {
   "kind": "lapses",
   "people": 2668,
   "worlds": 4,
   "knownRecovery": 0.9145,
   "after50": { "honest": 0.0465, "blind": 0.9228, "skim": 0.295 },
   "stages": {
    "first": {
     "recovery": 0.9101,
     "coverage": 0.9747,
     "chanceError": 0.0135,
     "worstBin": 0.0478,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 192, "stated": 0.4436, "right": 0.3958 },
      { "from": 0.5, "to": 0.6, "people": 331, "stated": 0.5509, "right": 0.565 },
      { "from": 0.6, "to": 0.7, "people": 304, "stated": 0.6481, "right": 0.6678 },
      { "from": 0.7, "to": 0.8, "people": 335, "stated": 0.7496, "right": 0.7463 },
      { "from": 0.8, "to": 0.9, "people": 429, "stated": 0.8531, "right": 0.8834 },
      { "from": 0.9, "to": 0.95, "people": 272, "stated": 0.9263, "right": 0.9301 },
      { "from": 0.95, "to": 1, "people": 805, "stated": 0.9851, "right": 0.9863 }
     ],
     "rightPrimary": 0.8028,
     "samePrimary": 0.7298,
     "rightStyle": 0.5843,
     "sameStyle": 0.5592,
     "noticed": { "honest": 0.0326, "blind": 0.596, "skim": 0.6436 }
    },
    "after200": {
     "recovery": 0.9106,
     "coverage": 0.9674,
     "chanceError": 0.0086,
     "worstBin": 0.0286,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 181, "stated": 0.4488, "right": 0.4309 },
      { "from": 0.5, "to": 0.6, "people": 322, "stated": 0.5534, "right": 0.5248 },
      { "from": 0.6, "to": 0.7, "people": 311, "stated": 0.6479, "right": 0.6463 },
      { "from": 0.7, "to": 0.8, "people": 331, "stated": 0.7525, "right": 0.7704 },
      { "from": 0.8, "to": 0.9, "people": 389, "stated": 0.8535, "right": 0.8535 },
      { "from": 0.9, "to": 0.95, "people": 274, "stated": 0.9263, "right": 0.9234 },
      { "from": 0.95, "to": 1, "people": 860, "stated": 0.9858, "right": 0.9895 }
     ],
     "rightPrimary": 0.8017,
     "samePrimary": 0.7264,
     "rightStyle": 0.59,
     "sameStyle": 0.551,
     "noticed": { "honest": 0.0337, "blind": 0.8984, "skim": 0.5427 }
    },
    "after1000": {
     "recovery": 0.9142,
     "coverage": 0.9655,
     "chanceError": 0.0124,
     "worstBin": 0.0793,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 163, "stated": 0.4474, "right": 0.3681 },
      { "from": 0.5, "to": 0.6, "people": 305, "stated": 0.5463, "right": 0.5377 },
      { "from": 0.6, "to": 0.7, "people": 323, "stated": 0.648, "right": 0.6409 },
      { "from": 0.7, "to": 0.8, "people": 344, "stated": 0.7511, "right": 0.7442 },
      { "from": 0.8, "to": 0.9, "people": 378, "stated": 0.8535, "right": 0.8651 },
      { "from": 0.9, "to": 0.95, "people": 281, "stated": 0.9268, "right": 0.9181 },
      { "from": 0.95, "to": 1, "people": 874, "stated": 0.9863, "right": 0.9931 }
     ],
     "rightPrimary": 0.8021,
     "samePrimary": 0.7226,
     "rightStyle": 0.5967,
     "sameStyle": 0.5499,
     "noticed": { "honest": 0.039, "blind": 0.9232, "skim": 0.5626 }
    }
   }
  },
  {
   "kind": "position",
   "people": 2668,
   "worlds": 4,
   "knownRecovery": 0.9286,
   "after50": { "honest": 0.0304, "blind": 0.9202, "skim": 0.2946 },
   "stages": {
    "first": {
     "recovery": 0.9242,
     "coverage": 0.9858,
     "chanceError": 0.0172,
     "worstBin": 0.0909,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 148, "stated": 0.4465, "right": 0.4527 },
      { "from": 0.5, "to": 0.6, "people": 302, "stated": 0.5506, "right": 0.5662 },
      { "from": 0.6, "to": 0.7, "people": 282, "stated": 0.6512, "right": 0.5603 },
      { "from": 0.7, "to": 0.8, "people": 347, "stated": 0.7482, "right": 0.755 },
      { "from": 0.8, "to": 0.9, "people": 436, "stated": 0.8522, "right": 0.8739 },
      { "from": 0.9, "to": 0.95, "people": 267, "stated": 0.9258, "right": 0.9251 },
      { "from": 0.95, "to": 1, "people": 886, "stated": 0.9858, "right": 0.9887 }
     ],
     "rightPrimary": 0.8103,
     "samePrimary": 0.7463,
     "rightStyle": 0.6102,
     "sameStyle": 0.569,
     "noticed": { "honest": 0.0244, "blind": 0.6053, "skim": 0.6593 }
    },
    "after200": {
     "recovery": 0.9249,
     "coverage": 0.9611,
     "chanceError": 0.0155,
     "worstBin": 0.0452,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 134, "stated": 0.4481, "right": 0.4552 },
      { "from": 0.5, "to": 0.6, "people": 290, "stated": 0.5545, "right": 0.5103 },
      { "from": 0.6, "to": 0.7, "people": 268, "stated": 0.6502, "right": 0.6157 },
      { "from": 0.7, "to": 0.8, "people": 321, "stated": 0.7524, "right": 0.7072 },
      { "from": 0.8, "to": 0.9, "people": 410, "stated": 0.8536, "right": 0.8537 },
      { "from": 0.9, "to": 0.95, "people": 275, "stated": 0.9263, "right": 0.9164 },
      { "from": 0.95, "to": 1, "people": 970, "stated": 0.9868, "right": 0.9856 }
     ],
     "rightPrimary": 0.8092,
     "samePrimary": 0.7455,
     "rightStyle": 0.6124,
     "sameStyle": 0.5558,
     "noticed": { "honest": 0.0352, "blind": 0.9374, "skim": 0.6222 }
    },
    "after1000": {
     "recovery": 0.9283,
     "coverage": 0.9666,
     "chanceError": 0.0123,
     "worstBin": 0.0636,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 135, "stated": 0.4488, "right": 0.3852 },
      { "from": 0.5, "to": 0.6, "people": 269, "stated": 0.553, "right": 0.5465 },
      { "from": 0.6, "to": 0.7, "people": 298, "stated": 0.6496, "right": 0.6309 },
      { "from": 0.7, "to": 0.8, "people": 290, "stated": 0.7519, "right": 0.7103 },
      { "from": 0.8, "to": 0.9, "people": 405, "stated": 0.8529, "right": 0.8568 },
      { "from": 0.9, "to": 0.95, "people": 280, "stated": 0.9252, "right": 0.9179 },
      { "from": 0.95, "to": 1, "people": 991, "stated": 0.9867, "right": 0.9879 }
     ],
     "rightPrimary": 0.8156,
     "samePrimary": 0.7519,
     "rightStyle": 0.6184,
     "sameStyle": 0.5615,
     "noticed": { "honest": 0.036, "blind": 0.9531, "skim": 0.7024 }
    }
   }
  },
  {
   "kind": "noisyLeast",
   "people": 2668,
   "worlds": 4,
   "knownRecovery": 0.9052,
   "after50": { "honest": 0.0487, "blind": 0.9115, "skim": 0.3017 },
   "stages": {
    "first": {
     "recovery": 0.9011,
     "coverage": 0.9689,
     "chanceError": 0.0204,
     "worstBin": 0.0481,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 176, "stated": 0.44, "right": 0.392 },
      { "from": 0.5, "to": 0.6, "people": 323, "stated": 0.5525, "right": 0.6006 },
      { "from": 0.6, "to": 0.7, "people": 259, "stated": 0.6508, "right": 0.6062 },
      { "from": 0.7, "to": 0.8, "people": 290, "stated": 0.752, "right": 0.7793 },
      { "from": 0.8, "to": 0.9, "people": 415, "stated": 0.8531, "right": 0.8627 },
      { "from": 0.9, "to": 0.95, "people": 271, "stated": 0.9247, "right": 0.9336 },
      { "from": 0.95, "to": 1, "people": 934, "stated": 0.9876, "right": 0.9925 }
     ],
     "rightPrimary": 0.8186,
     "samePrimary": 0.7466,
     "rightStyle": 0.6068,
     "sameStyle": 0.5855,
     "noticed": { "honest": 0.0394, "blind": 0.6222, "skim": 0.6357 }
    },
    "after200": {
     "recovery": 0.9017,
     "coverage": 0.9654,
     "chanceError": 0.0119,
     "worstBin": 0.0249,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 173, "stated": 0.4415, "right": 0.4277 },
      { "from": 0.5, "to": 0.6, "people": 293, "stated": 0.553, "right": 0.5734 },
      { "from": 0.6, "to": 0.7, "people": 272, "stated": 0.6511, "right": 0.636 },
      { "from": 0.7, "to": 0.8, "people": 287, "stated": 0.7525, "right": 0.77 },
      { "from": 0.8, "to": 0.9, "people": 408, "stated": 0.8531, "right": 0.8407 },
      { "from": 0.9, "to": 0.95, "people": 266, "stated": 0.9262, "right": 0.9511 },
      { "from": 0.95, "to": 1, "people": 969, "stated": 0.9881, "right": 0.9907 }
     ],
     "rightPrimary": 0.8216,
     "samePrimary": 0.7552,
     "rightStyle": 0.6109,
     "sameStyle": 0.5828,
     "noticed": { "honest": 0.0367, "blind": 0.8759, "skim": 0.491 }
    },
    "after1000": {
     "recovery": 0.9042,
     "coverage": 0.9573,
     "chanceError": 0.0108,
     "worstBin": 0.0269,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 157, "stated": 0.4437, "right": 0.4395 },
      { "from": 0.5, "to": 0.6, "people": 259, "stated": 0.5498, "right": 0.5637 },
      { "from": 0.6, "to": 0.7, "people": 293, "stated": 0.6515, "right": 0.6246 },
      { "from": 0.7, "to": 0.8, "people": 312, "stated": 0.7529, "right": 0.7628 },
      { "from": 0.8, "to": 0.9, "people": 357, "stated": 0.8512, "right": 0.8319 },
      { "from": 0.9, "to": 0.95, "people": 278, "stated": 0.9244, "right": 0.9317 },
      { "from": 0.95, "to": 1, "people": 1012, "stated": 0.9886, "right": 0.9931 }
     ],
     "rightPrimary": 0.8235,
     "samePrimary": 0.756,
     "rightStyle": 0.6113,
     "sameStyle": 0.5825,
     "noticed": { "honest": 0.0401, "blind": 0.9063, "skim": 0.5285 }
    }
   }
  },
  {
   "kind": "heavyTails",
   "people": 2668,
   "worlds": 4,
   "knownRecovery": 0.917,
   "after50": { "honest": 0.0307, "blind": 0.9213, "skim": 0.2425 },
   "stages": {
    "first": {
     "recovery": 0.906,
     "coverage": 0.976,
     "chanceError": 0.0162,
     "worstBin": 0.0656,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 188, "stated": 0.4433, "right": 0.3777 },
      { "from": 0.5, "to": 0.6, "people": 316, "stated": 0.5501, "right": 0.5475 },
      { "from": 0.6, "to": 0.7, "people": 302, "stated": 0.6485, "right": 0.6755 },
      { "from": 0.7, "to": 0.8, "people": 342, "stated": 0.7499, "right": 0.7398 },
      { "from": 0.8, "to": 0.9, "people": 402, "stated": 0.8535, "right": 0.8706 },
      { "from": 0.9, "to": 0.95, "people": 242, "stated": 0.9265, "right": 0.9132 },
      { "from": 0.95, "to": 1, "people": 876, "stated": 0.9872, "right": 0.9966 }
     ],
     "rightPrimary": 0.804,
     "samePrimary": 0.7436,
     "rightStyle": 0.596,
     "sameStyle": 0.5712,
     "noticed": { "honest": 0.0416, "blind": 0.599, "skim": 0.6016 }
    },
    "after200": {
     "recovery": 0.9121,
     "coverage": 0.9563,
     "chanceError": 0.0143,
     "worstBin": 0.0512,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 154, "stated": 0.4443, "right": 0.4545 },
      { "from": 0.5, "to": 0.6, "people": 293, "stated": 0.5477, "right": 0.57 },
      { "from": 0.6, "to": 0.7, "people": 286, "stated": 0.6467, "right": 0.6608 },
      { "from": 0.7, "to": 0.8, "people": 325, "stated": 0.7497, "right": 0.6985 },
      { "from": 0.8, "to": 0.9, "people": 391, "stated": 0.8525, "right": 0.8593 },
      { "from": 0.9, "to": 0.95, "people": 242, "stated": 0.9259, "right": 0.9091 },
      { "from": 0.95, "to": 1, "people": 977, "stated": 0.988, "right": 0.9908 }
     ],
     "rightPrimary": 0.816,
     "samePrimary": 0.7399,
     "rightStyle": 0.6072,
     "sameStyle": 0.5532,
     "noticed": { "honest": 0.0697, "blind": 0.979, "skim": 0.6627 }
    },
    "after1000": {
     "recovery": 0.9147,
     "coverage": 0.9665,
     "chanceError": 0.0095,
     "worstBin": 0.0316,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 151, "stated": 0.4419, "right": 0.4371 },
      { "from": 0.5, "to": 0.6, "people": 289, "stated": 0.5506, "right": 0.519 },
      { "from": 0.6, "to": 0.7, "people": 293, "stated": 0.65, "right": 0.6519 },
      { "from": 0.7, "to": 0.8, "people": 319, "stated": 0.7504, "right": 0.7492 },
      { "from": 0.8, "to": 0.9, "people": 372, "stated": 0.8511, "right": 0.8387 },
      { "from": 0.9, "to": 0.95, "people": 247, "stated": 0.9266, "right": 0.9514 },
      { "from": 0.95, "to": 1, "people": 997, "stated": 0.9881, "right": 0.992 }
     ],
     "rightPrimary": 0.8178,
     "samePrimary": 0.7511,
     "rightStyle": 0.6072,
     "sameStyle": 0.5551,
     "noticed": { "honest": 0.0693, "blind": 0.9839, "skim": 0.7425 }
    }
   }
  },
  {
   "kind": "noLeanings",
   "people": 2668,
   "worlds": 4,
   "knownRecovery": 0.9115,
   "after50": { "honest": 0.1196, "blind": 0.9505, "skim": 0.2699 },
   "stages": {
    "first": {
     "recovery": 0.9037,
     "coverage": 0.9852,
     "chanceError": 0.0274,
     "worstBin": 0.0542,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 326, "stated": 0.4275, "right": 0.4479 },
      { "from": 0.5, "to": 0.6, "people": 357, "stated": 0.55, "right": 0.4958 },
      { "from": 0.6, "to": 0.7, "people": 337, "stated": 0.6496, "right": 0.6261 },
      { "from": 0.7, "to": 0.8, "people": 387, "stated": 0.7496, "right": 0.7132 },
      { "from": 0.8, "to": 0.9, "people": 360, "stated": 0.85, "right": 0.8111 },
      { "from": 0.9, "to": 0.95, "people": 210, "stated": 0.9259, "right": 0.881 },
      { "from": 0.95, "to": 1, "people": 691, "stated": 0.9859, "right": 0.9884 }
     ],
     "rightPrimary": 0.7384,
     "samePrimary": 0.6593,
     "rightStyle": 0.4981,
     "sameStyle": 0.5124,
     "noticed": { "honest": 0.1428, "blind": 0.6124, "skim": 0.5618 }
    },
    "after200": {
     "recovery": 0.9047,
     "coverage": 0.9822,
     "chanceError": 0.0209,
     "worstBin": 0.0602,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 309, "stated": 0.4295, "right": 0.4498 },
      { "from": 0.5, "to": 0.6, "people": 338, "stated": 0.5498, "right": 0.5325 },
      { "from": 0.6, "to": 0.7, "people": 364, "stated": 0.6502, "right": 0.6319 },
      { "from": 0.7, "to": 0.8, "people": 359, "stated": 0.7496, "right": 0.7159 },
      { "from": 0.8, "to": 0.9, "people": 349, "stated": 0.851, "right": 0.7908 },
      { "from": 0.9, "to": 0.95, "people": 217, "stated": 0.9257, "right": 0.9078 },
      { "from": 0.95, "to": 1, "people": 732, "stated": 0.9864, "right": 0.9863 }
     ],
     "rightPrimary": 0.75,
     "samePrimary": 0.6544,
     "rightStyle": 0.5049,
     "sameStyle": 0.4959,
     "noticed": { "honest": 0.1109, "blind": 0.94, "skim": 0.4415 }
    },
    "after1000": {
     "recovery": 0.9083,
     "coverage": 0.9835,
     "chanceError": 0.0225,
     "worstBin": 0.049,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 299, "stated": 0.4289, "right": 0.4214 },
      { "from": 0.5, "to": 0.6, "people": 343, "stated": 0.5509, "right": 0.5044 },
      { "from": 0.6, "to": 0.7, "people": 364, "stated": 0.6518, "right": 0.6319 },
      { "from": 0.7, "to": 0.8, "people": 348, "stated": 0.7474, "right": 0.7098 },
      { "from": 0.8, "to": 0.9, "people": 365, "stated": 0.8545, "right": 0.8055 },
      { "from": 0.9, "to": 0.95, "people": 216, "stated": 0.9258, "right": 0.9398 },
      { "from": 0.95, "to": 1, "people": 733, "stated": 0.9872, "right": 0.9864 }
     ],
     "rightPrimary": 0.7481,
     "samePrimary": 0.6492,
     "rightStyle": 0.5041,
     "sameStyle": 0.4996,
     "noticed": { "honest": 0.1233, "blind": 0.952, "skim": 0.5289 }
    }
   }
  },
  {
   "kind": "idealPoint",
   "people": 2668,
   "worlds": 4,
   "knownRecovery": 0.8843,
   "after50": { "honest": 0.021, "blind": 0.946, "skim": 0.2684 },
   "stages": {
    "first": {
     "recovery": 0.8817,
     "coverage": 0.9532,
     "chanceError": 0.0522,
     "worstBin": 0.0928,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 245, "stated": 0.4384, "right": 0.4041 },
      { "from": 0.5, "to": 0.6, "people": 436, "stated": 0.5505, "right": 0.5069 },
      { "from": 0.6, "to": 0.7, "people": 431, "stated": 0.6502, "right": 0.6265 },
      { "from": 0.7, "to": 0.8, "people": 393, "stated": 0.7493, "right": 0.6565 },
      { "from": 0.8, "to": 0.9, "people": 411, "stated": 0.8512, "right": 0.7737 },
      { "from": 0.9, "to": 0.95, "people": 272, "stated": 0.9249, "right": 0.8603 },
      { "from": 0.95, "to": 1, "people": 480, "stated": 0.9809, "right": 0.9479 }
     ],
     "rightPrimary": 0.6953,
     "samePrimary": 0.6402,
     "rightStyle": 0.4745,
     "sameStyle": 0.4355,
     "noticed": { "honest": 0.0255, "blind": 0.6079, "skim": 0.5881 }
    },
    "after200": {
     "recovery": 0.8825,
     "coverage": 0.9225,
     "chanceError": 0.0549,
     "worstBin": 0.1013,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 235, "stated": 0.4479, "right": 0.4255 },
      { "from": 0.5, "to": 0.6, "people": 408, "stated": 0.5503, "right": 0.5025 },
      { "from": 0.6, "to": 0.7, "people": 378, "stated": 0.6486, "right": 0.6296 },
      { "from": 0.7, "to": 0.8, "people": 401, "stated": 0.7497, "right": 0.6484 },
      { "from": 0.8, "to": 0.9, "people": 411, "stated": 0.8484, "right": 0.7713 },
      { "from": 0.9, "to": 0.95, "people": 276, "stated": 0.9254, "right": 0.8297 },
      { "from": 0.95, "to": 1, "people": 559, "stated": 0.982, "right": 0.9535 }
     ],
     "rightPrimary": 0.7054,
     "samePrimary": 0.6263,
     "rightStyle": 0.473,
     "sameStyle": 0.413,
     "noticed": { "honest": 0.039, "blind": 0.9801, "skim": 0.6286 }
    },
    "after1000": {
     "recovery": 0.8842,
     "coverage": 0.9217,
     "chanceError": 0.0576,
     "worstBin": 0.0842,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 247, "stated": 0.4481, "right": 0.4008 },
      { "from": 0.5, "to": 0.6, "people": 411, "stated": 0.5485, "right": 0.5134 },
      { "from": 0.6, "to": 0.7, "people": 406, "stated": 0.6504, "right": 0.5813 },
      { "from": 0.7, "to": 0.8, "people": 360, "stated": 0.7522, "right": 0.6806 },
      { "from": 0.8, "to": 0.9, "people": 413, "stated": 0.8493, "right": 0.7651 },
      { "from": 0.9, "to": 0.95, "people": 277, "stated": 0.925, "right": 0.8484 },
      { "from": 0.95, "to": 1, "people": 554, "stated": 0.9815, "right": 0.9495 }
     ],
     "rightPrimary": 0.7001,
     "samePrimary": 0.6244,
     "rightStyle": 0.4685,
     "sameStyle": 0.4037,
     "noticed": { "honest": 0.0405, "blind": 0.9835, "skim": 0.7043 }
    }
   }
  },
  {
   "kind": "fakers",
   "people": 2668,
   "worlds": 4,
   "knownRecovery": 0.8609,
   "after50": { "honest": 0.0311, "blind": 0.9618, "skim": 0.2916 },
   "stages": {
    "first": {
     "recovery": 0.8555,
     "coverage": 0.8704,
     "chanceError": 0.0116,
     "worstBin": 0.0656,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 198, "stated": 0.4444, "right": 0.3788 },
      { "from": 0.5, "to": 0.6, "people": 305, "stated": 0.5545, "right": 0.5672 },
      { "from": 0.6, "to": 0.7, "people": 280, "stated": 0.6501, "right": 0.6429 },
      { "from": 0.7, "to": 0.8, "people": 336, "stated": 0.7468, "right": 0.744 },
      { "from": 0.8, "to": 0.9, "people": 429, "stated": 0.8522, "right": 0.8415 },
      { "from": 0.9, "to": 0.95, "people": 266, "stated": 0.9258, "right": 0.9248 },
      { "from": 0.95, "to": 1, "people": 854, "stated": 0.9868, "right": 0.9941 }
     ],
     "rightPrimary": 0.7999,
     "samePrimary": 0.7691,
     "rightStyle": 0.5476,
     "sameStyle": 0.5532,
     "noticed": { "honest": 0.0187, "blind": 0.5967, "skim": 0.5716 }
    },
    "after200": {
     "recovery": 0.8466,
     "coverage": 0.8458,
     "chanceError": 0.0177,
     "worstBin": 0.0428,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 170, "stated": 0.4428, "right": 0.4 },
      { "from": 0.5, "to": 0.6, "people": 237, "stated": 0.5529, "right": 0.5949 },
      { "from": 0.6, "to": 0.7, "people": 312, "stated": 0.6478, "right": 0.6122 },
      { "from": 0.7, "to": 0.8, "people": 348, "stated": 0.7538, "right": 0.7615 },
      { "from": 0.8, "to": 0.9, "people": 371, "stated": 0.852, "right": 0.8787 },
      { "from": 0.9, "to": 0.95, "people": 247, "stated": 0.9278, "right": 0.915 },
      { "from": 0.95, "to": 1, "people": 983, "stated": 0.9878, "right": 0.9847 }
     ],
     "rightPrimary": 0.819,
     "samePrimary": 0.7601,
     "rightStyle": 0.5716,
     "sameStyle": 0.5682,
     "noticed": { "honest": 0.0821, "blind": 0.9959, "skim": 0.6529 }
    },
    "after1000": {
     "recovery": 0.7869,
     "coverage": 0.6994,
     "chanceError": 0.0188,
     "worstBin": 0.0554,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 155, "stated": 0.4462, "right": 0.4903 },
      { "from": 0.5, "to": 0.6, "people": 291, "stated": 0.5542, "right": 0.5808 },
      { "from": 0.6, "to": 0.7, "people": 260, "stated": 0.6513, "right": 0.6923 },
      { "from": 0.7, "to": 0.8, "people": 335, "stated": 0.7509, "right": 0.6955 },
      { "from": 0.8, "to": 0.9, "people": 373, "stated": 0.8506, "right": 0.8552 },
      { "from": 0.9, "to": 0.95, "people": 249, "stated": 0.9269, "right": 0.9237 },
      { "from": 0.95, "to": 1, "people": 1005, "stated": 0.9879, "right": 0.9841 }
     ],
     "rightPrimary": 0.8231,
     "samePrimary": 0.768,
     "rightStyle": 0.5592,
     "sameStyle": 0.6237,
     "noticed": { "honest": 0.1016, "blind": 0.997, "skim": 0.5431 }
    }
   }
  }
 ],
 "priors": [
  { "population": "unrelated", "prior": "unrelated", "recovery": 0.9293, "rightPrimary": 0.829, "elevation": 0.8736, "coverage": 0.9846 },
  { "population": "unrelated", "prior": "opposed", "recovery": 0.919, "rightPrimary": 0.8276, "elevation": 0.8712, "coverage": 0.9737 },
  { "population": "opposed", "prior": "unrelated", "recovery": 0.9348, "rightPrimary": 0.8415, "elevation": 0.8262, "coverage": 0.9881 },
  { "population": "opposed", "prior": "opposed", "recovery": 0.9354, "rightPrimary": 0.8395, "elevation": 0.8266, "coverage": 0.9846 }
 ]
}
