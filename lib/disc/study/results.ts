// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: a figure may happen to look like a constant
/** Written by `npm run study`; do not edit by hand. */
import type { StudyResults } from './study'

// biome-ignore format: generated
export const STUDY_RESULTS: StudyResults = {
 "seed": 20261121,
 "formVersion": "2027-01",
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
   "people": 10000,
   "worlds": 8,
   "knownRecovery": 0.9328,
   "after50": { "honest": 0.0219, "blind": 0.9265, "skim": 0.275 },
   "stages": {
    "first": {
     "recovery": 0.9273,
     "coverage": 0.9839,
     "chanceError": 0.0063,
     "worstBin": 0.0239,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 583, "stated": 0.4441, "right": 0.4202 },
      { "from": 0.5, "to": 0.6, "people": 1089, "stated": 0.5508, "right": 0.5491 },
      { "from": 0.6, "to": 0.7, "people": 1060, "stated": 0.6499, "right": 0.6651 },
      { "from": 0.7, "to": 0.8, "people": 1231, "stated": 0.7493, "right": 0.7563 },
      { "from": 0.8, "to": 0.9, "people": 1427, "stated": 0.8527, "right": 0.8626 },
      { "from": 0.9, "to": 0.95, "people": 1045, "stated": 0.9258, "right": 0.9273 },
      { "from": 0.95, "to": 1, "people": 3565, "stated": 0.9873, "right": 0.9893 }
     ],
     "rightPrimary": 0.8206,
     "samePrimary": 0.7604,
     "rightStyle": 0.6184,
     "sameStyle": 0.5765,
     "noticed": { "honest": 0.0237, "blind": 0.6076, "skim": 0.6 }
    },
    "after200": {
     "recovery": 0.9284,
     "coverage": 0.9651,
     "chanceError": 0.0082,
     "worstBin": 0.0499,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 495, "stated": 0.4438, "right": 0.3939 },
      { "from": 0.5, "to": 0.6, "people": 1013, "stated": 0.5501, "right": 0.5508 },
      { "from": 0.6, "to": 0.7, "people": 1024, "stated": 0.6487, "right": 0.6318 },
      { "from": 0.7, "to": 0.8, "people": 1110, "stated": 0.7502, "right": 0.7631 },
      { "from": 0.8, "to": 0.9, "people": 1427, "stated": 0.8514, "right": 0.8381 },
      { "from": 0.9, "to": 0.95, "people": 1032, "stated": 0.9267, "right": 0.9264 },
      { "from": 0.95, "to": 1, "people": 3899, "stated": 0.9881, "right": 0.9867 }
     ],
     "rightPrimary": 0.8246,
     "samePrimary": 0.761,
     "rightStyle": 0.6273,
     "sameStyle": 0.5701,
     "noticed": { "honest": 0.0381, "blind": 0.9659, "skim": 0.672 }
    },
    "after1000": {
     "recovery": 0.9322,
     "coverage": 0.9631,
     "chanceError": 0.0027,
     "worstBin": 0.0178,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 475, "stated": 0.4473, "right": 0.4295 },
      { "from": 0.5, "to": 0.6, "people": 1010, "stated": 0.5523, "right": 0.5594 },
      { "from": 0.6, "to": 0.7, "people": 1008, "stated": 0.6504, "right": 0.6498 },
      { "from": 0.7, "to": 0.8, "people": 1055, "stated": 0.7509, "right": 0.7498 },
      { "from": 0.8, "to": 0.9, "people": 1433, "stated": 0.8523, "right": 0.8528 },
      { "from": 0.9, "to": 0.95, "people": 976, "stated": 0.926, "right": 0.9211 },
      { "from": 0.95, "to": 1, "people": 4043, "stated": 0.988, "right": 0.9871 }
     ],
     "rightPrimary": 0.8327,
     "samePrimary": 0.772,
     "rightStyle": 0.6364,
     "sameStyle": 0.5755,
     "noticed": { "honest": 0.0447, "blind": 0.9804, "skim": 0.7586 }
    }
   }
  },
  {
   "kind": "weak",
   "people": 10000,
   "worlds": 8,
   "knownRecovery": 0.8786,
   "after50": { "honest": 0.1005, "blind": 0.9313, "skim": 0.3088 },
   "stages": {
    "first": {
     "recovery": 0.8707,
     "coverage": 0.9333,
     "chanceError": 0.0076,
     "worstBin": 0.0192,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 999, "stated": 0.4408, "right": 0.4384 },
      { "from": 0.5, "to": 0.6, "people": 1468, "stated": 0.5507, "right": 0.5538 },
      { "from": 0.6, "to": 0.7, "people": 1400, "stated": 0.6494, "right": 0.6686 },
      { "from": 0.7, "to": 0.8, "people": 1483, "stated": 0.7487, "right": 0.7431 },
      { "from": 0.8, "to": 0.9, "people": 1517, "stated": 0.8525, "right": 0.8411 },
      { "from": 0.9, "to": 0.95, "people": 983, "stated": 0.9255, "right": 0.9207 },
      { "from": 0.95, "to": 1, "people": 2150, "stated": 0.9825, "right": 0.9772 }
     ],
     "rightPrimary": 0.7571,
     "samePrimary": 0.6727,
     "rightStyle": 0.5422,
     "sameStyle": 0.501,
     "noticed": { "honest": 0.077, "blind": 0.5989, "skim": 0.6348 }
    },
    "after200": {
     "recovery": 0.8713,
     "coverage": 0.9665,
     "chanceError": 0.0045,
     "worstBin": 0.0175,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 953, "stated": 0.439, "right": 0.4565 },
      { "from": 0.5, "to": 0.6, "people": 1494, "stated": 0.5495, "right": 0.5522 },
      { "from": 0.6, "to": 0.7, "people": 1416, "stated": 0.648, "right": 0.6476 },
      { "from": 0.7, "to": 0.8, "people": 1494, "stated": 0.7503, "right": 0.7564 },
      { "from": 0.8, "to": 0.9, "people": 1534, "stated": 0.8516, "right": 0.8475 },
      { "from": 0.9, "to": 0.95, "people": 992, "stated": 0.9251, "right": 0.9224 },
      { "from": 0.95, "to": 1, "people": 2117, "stated": 0.9826, "right": 0.9797 }
     ],
     "rightPrimary": 0.7596,
     "samePrimary": 0.6716,
     "rightStyle": 0.546,
     "sameStyle": 0.5158,
     "noticed": { "honest": 0.0435, "blind": 0.8435, "skim": 0.3426 }
    },
    "after1000": {
     "recovery": 0.8766,
     "coverage": 0.9649,
     "chanceError": 0.005,
     "worstBin": 0.0196,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 919, "stated": 0.4429, "right": 0.4625 },
      { "from": 0.5, "to": 0.6, "people": 1462, "stated": 0.5498, "right": 0.5595 },
      { "from": 0.6, "to": 0.7, "people": 1404, "stated": 0.6489, "right": 0.6496 },
      { "from": 0.7, "to": 0.8, "people": 1430, "stated": 0.7508, "right": 0.7538 },
      { "from": 0.8, "to": 0.9, "people": 1604, "stated": 0.8513, "right": 0.8485 },
      { "from": 0.9, "to": 0.95, "people": 967, "stated": 0.9258, "right": 0.9235 },
      { "from": 0.95, "to": 1, "people": 2214, "stated": 0.9828, "right": 0.9801 }
     ],
     "rightPrimary": 0.7657,
     "samePrimary": 0.6755,
     "rightStyle": 0.5523,
     "sameStyle": 0.5174,
     "noticed": { "honest": 0.0447, "blind": 0.8769, "skim": 0.3827 }
    }
   }
  },
  {
   "kind": "real",
   "people": 10000,
   "worlds": 8,
   "knownRecovery": 0.8798,
   "after50": { "honest": 0.0522, "blind": 0.9905, "skim": 0.3034 },
   "stages": {
    "first": {
     "recovery": 0.872,
     "coverage": 0.9153,
     "chanceError": 0.0122,
     "worstBin": 0.0251,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 1127, "stated": 0.4395, "right": 0.4303 },
      { "from": 0.5, "to": 0.6, "people": 1460, "stated": 0.5502, "right": 0.5322 },
      { "from": 0.6, "to": 0.7, "people": 1442, "stated": 0.6492, "right": 0.6241 },
      { "from": 0.7, "to": 0.8, "people": 1398, "stated": 0.7498, "right": 0.7411 },
      { "from": 0.8, "to": 0.9, "people": 1669, "stated": 0.8521, "right": 0.8418 },
      { "from": 0.9, "to": 0.95, "people": 927, "stated": 0.9264, "right": 0.9213 },
      { "from": 0.95, "to": 1, "people": 1977, "stated": 0.9814, "right": 0.9737 }
     ],
     "rightPrimary": 0.7382,
     "samePrimary": 0.6807,
     "rightStyle": 0.516,
     "sameStyle": 0.5285,
     "noticed": { "honest": 0.0904, "blind": 0.5997, "skim": 0.5467 }
    },
    "after200": {
     "recovery": 0.8729,
     "coverage": 0.9692,
     "chanceError": 0.0029,
     "worstBin": 0.0072,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 993, "stated": 0.4386, "right": 0.4431 },
      { "from": 0.5, "to": 0.6, "people": 1496, "stated": 0.552, "right": 0.5448 },
      { "from": 0.6, "to": 0.7, "people": 1373, "stated": 0.6498, "right": 0.6533 },
      { "from": 0.7, "to": 0.8, "people": 1445, "stated": 0.7502, "right": 0.7543 },
      { "from": 0.8, "to": 0.9, "people": 1632, "stated": 0.8529, "right": 0.8523 },
      { "from": 0.9, "to": 0.95, "people": 955, "stated": 0.9248, "right": 0.9246 },
      { "from": 0.95, "to": 1, "people": 2106, "stated": 0.9825, "right": 0.9834 }
     ],
     "rightPrimary": 0.7587,
     "samePrimary": 0.6742,
     "rightStyle": 0.5392,
     "sameStyle": 0.5184,
     "noticed": { "honest": 0.0444, "blind": 0.9911, "skim": 0.3565 }
    },
    "after1000": {
     "recovery": 0.8782,
     "coverage": 0.968,
     "chanceError": 0.0056,
     "worstBin": 0.0158,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 960, "stated": 0.4415, "right": 0.4573 },
      { "from": 0.5, "to": 0.6, "people": 1454, "stated": 0.5498, "right": 0.555 },
      { "from": 0.6, "to": 0.7, "people": 1316, "stated": 0.649, "right": 0.6527 },
      { "from": 0.7, "to": 0.8, "people": 1470, "stated": 0.7515, "right": 0.7449 },
      { "from": 0.8, "to": 0.9, "people": 1609, "stated": 0.8526, "right": 0.8571 },
      { "from": 0.9, "to": 0.95, "people": 994, "stated": 0.9252, "right": 0.9256 },
      { "from": 0.95, "to": 1, "people": 2197, "stated": 0.9825, "right": 0.9877 }
     ],
     "rightPrimary": 0.7669,
     "samePrimary": 0.6773,
     "rightStyle": 0.5495,
     "sameStyle": 0.52,
     "noticed": { "honest": 0.0461, "blind": 0.9933, "skim": 0.4119 }
    }
   }
  },
  {
   "kind": "opposed",
   "people": 10000,
   "worlds": 8,
   "knownRecovery": 0.9384,
   "after50": { "honest": 0.0266, "blind": 0.9298, "skim": 0.2994 },
   "stages": {
    "first": {
     "recovery": 0.9332,
     "coverage": 0.9899,
     "chanceError": 0.011,
     "worstBin": 0.0261,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 530, "stated": 0.4436, "right": 0.4566 },
      { "from": 0.5, "to": 0.6, "people": 1026, "stated": 0.5513, "right": 0.5292 },
      { "from": 0.6, "to": 0.7, "people": 1064, "stated": 0.65, "right": 0.6664 },
      { "from": 0.7, "to": 0.8, "people": 1186, "stated": 0.7509, "right": 0.753 },
      { "from": 0.8, "to": 0.9, "people": 1488, "stated": 0.8523, "right": 0.8784 },
      { "from": 0.9, "to": 0.95, "people": 1009, "stated": 0.9262, "right": 0.9405 },
      { "from": 0.95, "to": 1, "people": 3697, "stated": 0.9869, "right": 0.9889 }
     ],
     "rightPrimary": 0.8299,
     "samePrimary": 0.7735,
     "rightStyle": 0.6217,
     "sameStyle": 0.589,
     "noticed": { "honest": 0.0269, "blind": 0.5961, "skim": 0.664 }
    },
    "after200": {
     "recovery": 0.9325,
     "coverage": 0.9649,
     "chanceError": 0.0063,
     "worstBin": 0.0434,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 487, "stated": 0.4438, "right": 0.4004 },
      { "from": 0.5, "to": 0.6, "people": 942, "stated": 0.5521, "right": 0.5648 },
      { "from": 0.6, "to": 0.7, "people": 990, "stated": 0.6505, "right": 0.6586 },
      { "from": 0.7, "to": 0.8, "people": 1131, "stated": 0.7512, "right": 0.7383 },
      { "from": 0.8, "to": 0.9, "people": 1402, "stated": 0.8533, "right": 0.8531 },
      { "from": 0.9, "to": 0.95, "people": 988, "stated": 0.9253, "right": 0.9251 },
      { "from": 0.95, "to": 1, "people": 4060, "stated": 0.988, "right": 0.9862 }
     ],
     "rightPrimary": 0.8328,
     "samePrimary": 0.7708,
     "rightStyle": 0.6217,
     "sameStyle": 0.5649,
     "noticed": { "honest": 0.0467, "blind": 0.9689, "skim": 0.7057 }
    },
    "after1000": {
     "recovery": 0.9381,
     "coverage": 0.9673,
     "chanceError": 0.008,
     "worstBin": 0.0569,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 454, "stated": 0.4446, "right": 0.3877 },
      { "from": 0.5, "to": 0.6, "people": 931, "stated": 0.5519, "right": 0.5607 },
      { "from": 0.6, "to": 0.7, "people": 983, "stated": 0.6512, "right": 0.6368 },
      { "from": 0.7, "to": 0.8, "people": 1091, "stated": 0.7522, "right": 0.7415 },
      { "from": 0.8, "to": 0.9, "people": 1378, "stated": 0.8529, "right": 0.8578 },
      { "from": 0.9, "to": 0.95, "people": 994, "stated": 0.9262, "right": 0.9336 },
      { "from": 0.95, "to": 1, "people": 4169, "stated": 0.9881, "right": 0.9866 }
     ],
     "rightPrimary": 0.8356,
     "samePrimary": 0.7785,
     "rightStyle": 0.6331,
     "sameStyle": 0.5738,
     "noticed": { "honest": 0.0456, "blind": 0.9742, "skim": 0.7113 }
    }
   }
  },
  {
   "kind": "facets",
   "people": 10000,
   "worlds": 8,
   "knownRecovery": 0.9,
   "after50": { "honest": 0.0297, "blind": 0.9173, "skim": 0.2875 },
   "stages": {
    "first": {
     "recovery": 0.8954,
     "coverage": 0.961,
     "chanceError": 0.0309,
     "worstBin": 0.0625,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 604, "stated": 0.4433, "right": 0.4321 },
      { "from": 0.5, "to": 0.6, "people": 1174, "stated": 0.5512, "right": 0.5196 },
      { "from": 0.6, "to": 0.7, "people": 1088, "stated": 0.6487, "right": 0.6204 },
      { "from": 0.7, "to": 0.8, "people": 1237, "stated": 0.75, "right": 0.7106 },
      { "from": 0.8, "to": 0.9, "people": 1494, "stated": 0.8517, "right": 0.7892 },
      { "from": 0.9, "to": 0.95, "people": 1110, "stated": 0.9263, "right": 0.8865 },
      { "from": 0.95, "to": 1, "people": 3293, "stated": 0.9862, "right": 0.9715 }
     ],
     "rightPrimary": 0.7787,
     "samePrimary": 0.7595,
     "rightStyle": 0.5623,
     "sameStyle": 0.5825,
     "noticed": { "honest": 0.0298, "blind": 0.5992, "skim": 0.6088 }
    },
    "after200": {
     "recovery": 0.896,
     "coverage": 0.9329,
     "chanceError": 0.0381,
     "worstBin": 0.07,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 529, "stated": 0.442, "right": 0.3856 },
      { "from": 0.5, "to": 0.6, "people": 1084, "stated": 0.5506, "right": 0.5249 },
      { "from": 0.6, "to": 0.7, "people": 1077, "stated": 0.6492, "right": 0.6156 },
      { "from": 0.7, "to": 0.8, "people": 1179, "stated": 0.7513, "right": 0.7099 },
      { "from": 0.8, "to": 0.9, "people": 1445, "stated": 0.8527, "right": 0.7827 },
      { "from": 0.9, "to": 0.95, "people": 1088, "stated": 0.9268, "right": 0.8676 },
      { "from": 0.95, "to": 1, "people": 3598, "stated": 0.9869, "right": 0.9666 }
     ],
     "rightPrimary": 0.7826,
     "samePrimary": 0.7591,
     "rightStyle": 0.564,
     "sameStyle": 0.5649,
     "noticed": { "honest": 0.041, "blind": 0.9485, "skim": 0.62 }
    },
    "after1000": {
     "recovery": 0.899,
     "coverage": 0.9332,
     "chanceError": 0.0378,
     "worstBin": 0.0601,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 530, "stated": 0.4463, "right": 0.3943 },
      { "from": 0.5, "to": 0.6, "people": 1014, "stated": 0.5515, "right": 0.5079 },
      { "from": 0.6, "to": 0.7, "people": 1135, "stated": 0.6481, "right": 0.6167 },
      { "from": 0.7, "to": 0.8, "people": 1138, "stated": 0.7526, "right": 0.7083 },
      { "from": 0.8, "to": 0.9, "people": 1469, "stated": 0.8532, "right": 0.7931 },
      { "from": 0.9, "to": 0.95, "people": 1038, "stated": 0.9261, "right": 0.8719 },
      { "from": 0.95, "to": 1, "people": 3676, "stated": 0.9871, "right": 0.9665 }
     ],
     "rightPrimary": 0.7853,
     "samePrimary": 0.7645,
     "rightStyle": 0.5665,
     "sameStyle": 0.5739,
     "noticed": { "honest": 0.0413, "blind": 0.961, "skim": 0.6743 }
    }
   }
  },
  {
   "kind": "lapses",
   "people": 10000,
   "worlds": 8,
   "knownRecovery": 0.9143,
   "after50": { "honest": 0.0437, "blind": 0.9104, "skim": 0.2997 },
   "stages": {
    "first": {
     "recovery": 0.9105,
     "coverage": 0.975,
     "chanceError": 0.0089,
     "worstBin": 0.0198,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 676, "stated": 0.4427, "right": 0.4467 },
      { "from": 0.5, "to": 0.6, "people": 1231, "stated": 0.5511, "right": 0.5678 },
      { "from": 0.6, "to": 0.7, "people": 1171, "stated": 0.6503, "right": 0.6447 },
      { "from": 0.7, "to": 0.8, "people": 1280, "stated": 0.7497, "right": 0.7695 },
      { "from": 0.8, "to": 0.9, "people": 1602, "stated": 0.8521, "right": 0.8596 },
      { "from": 0.9, "to": 0.95, "people": 1009, "stated": 0.9255, "right": 0.9128 },
      { "from": 0.95, "to": 1, "people": 3031, "stated": 0.9854, "right": 0.9885 }
     ],
     "rightPrimary": 0.8035,
     "samePrimary": 0.7359,
     "rightStyle": 0.5908,
     "sameStyle": 0.5595,
     "noticed": { "honest": 0.034, "blind": 0.5999, "skim": 0.6111 }
    },
    "after200": {
     "recovery": 0.911,
     "coverage": 0.9651,
     "chanceError": 0.0067,
     "worstBin": 0.0148,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 654, "stated": 0.4463, "right": 0.4587 },
      { "from": 0.5, "to": 0.6, "people": 1159, "stated": 0.5536, "right": 0.5444 },
      { "from": 0.6, "to": 0.7, "people": 1140, "stated": 0.6494, "right": 0.6623 },
      { "from": 0.7, "to": 0.8, "people": 1285, "stated": 0.7508, "right": 0.7518 },
      { "from": 0.8, "to": 0.9, "people": 1550, "stated": 0.8536, "right": 0.8484 },
      { "from": 0.9, "to": 0.95, "people": 978, "stated": 0.9258, "right": 0.911 },
      { "from": 0.95, "to": 1, "people": 3234, "stated": 0.986, "right": 0.9889 }
     ],
     "rightPrimary": 0.8056,
     "samePrimary": 0.7346,
     "rightStyle": 0.5964,
     "sameStyle": 0.5493,
     "noticed": { "honest": 0.0355, "blind": 0.8924, "skim": 0.5229 }
    },
    "after1000": {
     "recovery": 0.914,
     "coverage": 0.9659,
     "chanceError": 0.0052,
     "worstBin": 0.0367,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 601, "stated": 0.4444, "right": 0.4077 },
      { "from": 0.5, "to": 0.6, "people": 1097, "stated": 0.5497, "right": 0.5479 },
      { "from": 0.6, "to": 0.7, "people": 1213, "stated": 0.6493, "right": 0.6521 },
      { "from": 0.7, "to": 0.8, "people": 1203, "stated": 0.7507, "right": 0.749 },
      { "from": 0.8, "to": 0.9, "people": 1573, "stated": 0.8521, "right": 0.8525 },
      { "from": 0.9, "to": 0.95, "people": 1017, "stated": 0.9259, "right": 0.9184 },
      { "from": 0.95, "to": 1, "people": 3296, "stated": 0.9864, "right": 0.9906 }
     ],
     "rightPrimary": 0.8078,
     "samePrimary": 0.7376,
     "rightStyle": 0.6055,
     "sameStyle": 0.5581,
     "noticed": { "honest": 0.0376, "blind": 0.9152, "skim": 0.5683 }
    }
   }
  },
  {
   "kind": "position",
   "people": 10000,
   "worlds": 8,
   "knownRecovery": 0.9281,
   "after50": { "honest": 0.0313, "blind": 0.9208, "skim": 0.2885 },
   "stages": {
    "first": {
     "recovery": 0.9237,
     "coverage": 0.9837,
     "chanceError": 0.011,
     "worstBin": 0.0267,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 618, "stated": 0.4443, "right": 0.4482 },
      { "from": 0.5, "to": 0.6, "people": 1161, "stated": 0.5508, "right": 0.5745 },
      { "from": 0.6, "to": 0.7, "people": 1090, "stated": 0.6496, "right": 0.6229 },
      { "from": 0.7, "to": 0.8, "people": 1225, "stated": 0.75, "right": 0.7559 },
      { "from": 0.8, "to": 0.9, "people": 1527, "stated": 0.8534, "right": 0.8769 },
      { "from": 0.9, "to": 0.95, "people": 1015, "stated": 0.9264, "right": 0.9251 },
      { "from": 0.95, "to": 1, "people": 3364, "stated": 0.9864, "right": 0.9884 }
     ],
     "rightPrimary": 0.8152,
     "samePrimary": 0.7552,
     "rightStyle": 0.6116,
     "sameStyle": 0.5717,
     "noticed": { "honest": 0.0273, "blind": 0.6031, "skim": 0.6122 }
    },
    "after200": {
     "recovery": 0.9244,
     "coverage": 0.9643,
     "chanceError": 0.0048,
     "worstBin": 0.0152,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 552, "stated": 0.4454, "right": 0.4384 },
      { "from": 0.5, "to": 0.6, "people": 1090, "stated": 0.552, "right": 0.5413 },
      { "from": 0.6, "to": 0.7, "people": 1070, "stated": 0.6499, "right": 0.6533 },
      { "from": 0.7, "to": 0.8, "people": 1169, "stated": 0.7517, "right": 0.7365 },
      { "from": 0.8, "to": 0.9, "people": 1435, "stated": 0.8537, "right": 0.8557 },
      { "from": 0.9, "to": 0.95, "people": 1012, "stated": 0.9259, "right": 0.9259 },
      { "from": 0.95, "to": 1, "people": 3672, "stated": 0.9871, "right": 0.985 }
     ],
     "rightPrimary": 0.8174,
     "samePrimary": 0.7545,
     "rightStyle": 0.6156,
     "sameStyle": 0.5631,
     "noticed": { "honest": 0.037, "blind": 0.941, "skim": 0.6037 }
    },
    "after1000": {
     "recovery": 0.9277,
     "coverage": 0.9673,
     "chanceError": 0.0056,
     "worstBin": 0.0281,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 557, "stated": 0.4464, "right": 0.4183 },
      { "from": 0.5, "to": 0.6, "people": 1044, "stated": 0.5514, "right": 0.5536 },
      { "from": 0.6, "to": 0.7, "people": 1073, "stated": 0.6506, "right": 0.6468 },
      { "from": 0.7, "to": 0.8, "people": 1129, "stated": 0.7498, "right": 0.7476 },
      { "from": 0.8, "to": 0.9, "people": 1434, "stated": 0.8532, "right": 0.8661 },
      { "from": 0.9, "to": 0.95, "people": 1031, "stated": 0.9259, "right": 0.9195 },
      { "from": 0.95, "to": 1, "people": 3732, "stated": 0.9874, "right": 0.989 }
     ],
     "rightPrimary": 0.823,
     "samePrimary": 0.7609,
     "rightStyle": 0.6246,
     "sameStyle": 0.5707,
     "noticed": { "honest": 0.0368, "blind": 0.9576, "skim": 0.6864 }
    }
   }
  },
  {
   "kind": "noisyLeast",
   "people": 10000,
   "worlds": 8,
   "knownRecovery": 0.9027,
   "after50": { "honest": 0.0581, "blind": 0.8993, "skim": 0.2915 },
   "stages": {
    "first": {
     "recovery": 0.8986,
     "coverage": 0.9664,
     "chanceError": 0.006,
     "worstBin": 0.0181,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 665, "stated": 0.4404, "right": 0.4496 },
      { "from": 0.5, "to": 0.6, "people": 1107, "stated": 0.5515, "right": 0.5583 },
      { "from": 0.6, "to": 0.7, "people": 1093, "stated": 0.6509, "right": 0.6459 },
      { "from": 0.7, "to": 0.8, "people": 1199, "stated": 0.7509, "right": 0.769 },
      { "from": 0.8, "to": 0.9, "people": 1532, "stated": 0.8521, "right": 0.8518 },
      { "from": 0.9, "to": 0.95, "people": 1001, "stated": 0.926, "right": 0.9271 },
      { "from": 0.95, "to": 1, "people": 3403, "stated": 0.9868, "right": 0.9921 }
     ],
     "rightPrimary": 0.8154,
     "samePrimary": 0.7441,
     "rightStyle": 0.5984,
     "sameStyle": 0.5863,
     "noticed": { "honest": 0.0424, "blind": 0.5996, "skim": 0.6136 }
    },
    "after200": {
     "recovery": 0.8993,
     "coverage": 0.9621,
     "chanceError": 0.0072,
     "worstBin": 0.0217,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 626, "stated": 0.4416, "right": 0.4633 },
      { "from": 0.5, "to": 0.6, "people": 1084, "stated": 0.5517, "right": 0.5452 },
      { "from": 0.6, "to": 0.7, "people": 1052, "stated": 0.651, "right": 0.6426 },
      { "from": 0.7, "to": 0.8, "people": 1184, "stated": 0.7521, "right": 0.766 },
      { "from": 0.8, "to": 0.9, "people": 1526, "stated": 0.852, "right": 0.8434 },
      { "from": 0.9, "to": 0.95, "people": 980, "stated": 0.9255, "right": 0.9245 },
      { "from": 0.95, "to": 1, "people": 3548, "stated": 0.9874, "right": 0.9907 }
     ],
     "rightPrimary": 0.8172,
     "samePrimary": 0.7502,
     "rightStyle": 0.5995,
     "sameStyle": 0.5801,
     "noticed": { "honest": 0.0391, "blind": 0.8622, "skim": 0.4538 }
    },
    "after1000": {
     "recovery": 0.9019,
     "coverage": 0.9574,
     "chanceError": 0.0068,
     "worstBin": 0.0208,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 595, "stated": 0.4439, "right": 0.4504 },
      { "from": 0.5, "to": 0.6, "people": 1057, "stated": 0.55, "right": 0.5601 },
      { "from": 0.6, "to": 0.7, "people": 1043, "stated": 0.6507, "right": 0.6299 },
      { "from": 0.7, "to": 0.8, "people": 1160, "stated": 0.7506, "right": 0.7526 },
      { "from": 0.8, "to": 0.9, "people": 1479, "stated": 0.8514, "right": 0.858 },
      { "from": 0.9, "to": 0.95, "people": 970, "stated": 0.9256, "right": 0.9155 },
      { "from": 0.95, "to": 1, "people": 3696, "stated": 0.9877, "right": 0.9903 }
     ],
     "rightPrimary": 0.8207,
     "samePrimary": 0.7469,
     "rightStyle": 0.6027,
     "sameStyle": 0.5809,
     "noticed": { "honest": 0.0425, "blind": 0.8931, "skim": 0.4959 }
    }
   }
  },
  {
   "kind": "heavyTails",
   "people": 10000,
   "worlds": 8,
   "knownRecovery": 0.917,
   "after50": { "honest": 0.0343, "blind": 0.9391, "skim": 0.2375 },
   "stages": {
    "first": {
     "recovery": 0.907,
     "coverage": 0.9772,
     "chanceError": 0.0045,
     "worstBin": 0.0143,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 739, "stated": 0.4401, "right": 0.4344 },
      { "from": 0.5, "to": 0.6, "people": 1212, "stated": 0.5511, "right": 0.5536 },
      { "from": 0.6, "to": 0.7, "people": 1116, "stated": 0.6488, "right": 0.6631 },
      { "from": 0.7, "to": 0.8, "people": 1242, "stated": 0.7501, "right": 0.7536 },
      { "from": 0.8, "to": 0.9, "people": 1452, "stated": 0.8529, "right": 0.8602 },
      { "from": 0.9, "to": 0.95, "people": 959, "stated": 0.9262, "right": 0.9228 },
      { "from": 0.95, "to": 1, "people": 3280, "stated": 0.9869, "right": 0.9881 }
     ],
     "rightPrimary": 0.8043,
     "samePrimary": 0.7414,
     "rightStyle": 0.5863,
     "sameStyle": 0.5711,
     "noticed": { "honest": 0.0479, "blind": 0.6056, "skim": 0.6116 }
    },
    "after200": {
     "recovery": 0.9125,
     "coverage": 0.9623,
     "chanceError": 0.0093,
     "worstBin": 0.029,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 630, "stated": 0.4385, "right": 0.4397 },
      { "from": 0.5, "to": 0.6, "people": 1117, "stated": 0.5496, "right": 0.556 },
      { "from": 0.6, "to": 0.7, "people": 1066, "stated": 0.6493, "right": 0.652 },
      { "from": 0.7, "to": 0.8, "people": 1156, "stated": 0.7496, "right": 0.7206 },
      { "from": 0.8, "to": 0.9, "people": 1439, "stated": 0.853, "right": 0.8332 },
      { "from": 0.9, "to": 0.95, "people": 966, "stated": 0.9269, "right": 0.9089 },
      { "from": 0.95, "to": 1, "people": 3626, "stated": 0.9882, "right": 0.9873 }
     ],
     "rightPrimary": 0.8083,
     "samePrimary": 0.7424,
     "rightStyle": 0.5957,
     "sameStyle": 0.5529,
     "noticed": { "honest": 0.0708, "blind": 0.9776, "skim": 0.6758 }
    },
    "after1000": {
     "recovery": 0.9153,
     "coverage": 0.9674,
     "chanceError": 0.0076,
     "worstBin": 0.0216,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 625, "stated": 0.4411, "right": 0.456 },
      { "from": 0.5, "to": 0.6, "people": 1070, "stated": 0.5506, "right": 0.529 },
      { "from": 0.6, "to": 0.7, "people": 1041, "stated": 0.6486, "right": 0.6446 },
      { "from": 0.7, "to": 0.8, "people": 1182, "stated": 0.7504, "right": 0.736 },
      { "from": 0.8, "to": 0.9, "people": 1428, "stated": 0.8513, "right": 0.8403 },
      { "from": 0.9, "to": 0.95, "people": 908, "stated": 0.9265, "right": 0.9262 },
      { "from": 0.95, "to": 1, "people": 3746, "stated": 0.9878, "right": 0.9896 }
     ],
     "rightPrimary": 0.814,
     "samePrimary": 0.7439,
     "rightStyle": 0.5993,
     "sameStyle": 0.5553,
     "noticed": { "honest": 0.0741, "blind": 0.9837, "skim": 0.7672 }
    }
   }
  },
  {
   "kind": "noLeanings",
   "people": 10000,
   "worlds": 8,
   "knownRecovery": 0.9096,
   "after50": { "honest": 0.1198, "blind": 0.9461, "skim": 0.2771 },
   "stages": {
    "first": {
     "recovery": 0.9027,
     "coverage": 0.9845,
     "chanceError": 0.028,
     "worstBin": 0.0507,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 1242, "stated": 0.4308, "right": 0.4106 },
      { "from": 0.5, "to": 0.6, "people": 1435, "stated": 0.549, "right": 0.4983 },
      { "from": 0.6, "to": 0.7, "people": 1284, "stated": 0.6489, "right": 0.602 },
      { "from": 0.7, "to": 0.8, "people": 1323, "stated": 0.7501, "right": 0.712 },
      { "from": 0.8, "to": 0.9, "people": 1385, "stated": 0.8512, "right": 0.8282 },
      { "from": 0.9, "to": 0.95, "people": 801, "stated": 0.9253, "right": 0.8851 },
      { "from": 0.95, "to": 1, "people": 2530, "stated": 0.9859, "right": 0.9889 }
     ],
     "rightPrimary": 0.7298,
     "samePrimary": 0.6592,
     "rightStyle": 0.4885,
     "sameStyle": 0.4962,
     "noticed": { "honest": 0.1432, "blind": 0.6044, "skim": 0.582 }
    },
    "after200": {
     "recovery": 0.9033,
     "coverage": 0.9827,
     "chanceError": 0.0242,
     "worstBin": 0.057,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 1172, "stated": 0.4317, "right": 0.4266 },
      { "from": 0.5, "to": 0.6, "people": 1412, "stated": 0.5495, "right": 0.5113 },
      { "from": 0.6, "to": 0.7, "people": 1317, "stated": 0.65, "right": 0.593 },
      { "from": 0.7, "to": 0.8, "people": 1263, "stated": 0.7508, "right": 0.7205 },
      { "from": 0.8, "to": 0.9, "people": 1332, "stated": 0.8505, "right": 0.8176 },
      { "from": 0.9, "to": 0.95, "people": 827, "stated": 0.9257, "right": 0.896 },
      { "from": 0.95, "to": 1, "people": 2677, "stated": 0.9865, "right": 0.9862 }
     ],
     "rightPrimary": 0.7383,
     "samePrimary": 0.6541,
     "rightStyle": 0.4938,
     "sameStyle": 0.4878,
     "noticed": { "honest": 0.1155, "blind": 0.9425, "skim": 0.4565 }
    },
    "after1000": {
     "recovery": 0.9068,
     "coverage": 0.9834,
     "chanceError": 0.024,
     "worstBin": 0.0506,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 1164, "stated": 0.4328, "right": 0.4296 },
      { "from": 0.5, "to": 0.6, "people": 1394, "stated": 0.5506, "right": 0.5 },
      { "from": 0.6, "to": 0.7, "people": 1303, "stated": 0.6499, "right": 0.6124 },
      { "from": 0.7, "to": 0.8, "people": 1211, "stated": 0.7488, "right": 0.7085 },
      { "from": 0.8, "to": 0.9, "people": 1383, "stated": 0.8512, "right": 0.8069 },
      { "from": 0.9, "to": 0.95, "people": 818, "stated": 0.9255, "right": 0.9218 },
      { "from": 0.95, "to": 1, "people": 2727, "stated": 0.987, "right": 0.9857 }
     ],
     "rightPrimary": 0.7411,
     "samePrimary": 0.6545,
     "rightStyle": 0.4977,
     "sameStyle": 0.496,
     "noticed": { "honest": 0.1278, "blind": 0.955, "skim": 0.5283 }
    }
   }
  },
  {
   "kind": "idealPoint",
   "people": 10000,
   "worlds": 8,
   "knownRecovery": 0.8808,
   "after50": { "honest": 0.0295, "blind": 0.9398, "skim": 0.2651 },
   "stages": {
    "first": {
     "recovery": 0.8784,
     "coverage": 0.9515,
     "chanceError": 0.0471,
     "worstBin": 0.0848,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 945, "stated": 0.4422, "right": 0.4296 },
      { "from": 0.5, "to": 0.6, "people": 1670, "stated": 0.5511, "right": 0.5186 },
      { "from": 0.6, "to": 0.7, "people": 1536, "stated": 0.65, "right": 0.6074 },
      { "from": 0.7, "to": 0.8, "people": 1526, "stated": 0.7502, "right": 0.6815 },
      { "from": 0.8, "to": 0.9, "people": 1576, "stated": 0.8519, "right": 0.7671 },
      { "from": 0.9, "to": 0.95, "people": 963, "stated": 0.9252, "right": 0.8671 },
      { "from": 0.95, "to": 1, "people": 1784, "stated": 0.9817, "right": 0.9563 }
     ],
     "rightPrimary": 0.6995,
     "samePrimary": 0.6439,
     "rightStyle": 0.4823,
     "sameStyle": 0.4459,
     "noticed": { "honest": 0.0271, "blind": 0.6014, "skim": 0.6014 }
    },
    "after200": {
     "recovery": 0.8792,
     "coverage": 0.919,
     "chanceError": 0.0569,
     "worstBin": 0.0948,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 855, "stated": 0.4453, "right": 0.4 },
      { "from": 0.5, "to": 0.6, "people": 1558, "stated": 0.5506, "right": 0.5135 },
      { "from": 0.6, "to": 0.7, "people": 1459, "stated": 0.6495, "right": 0.6004 },
      { "from": 0.7, "to": 0.8, "people": 1462, "stated": 0.7509, "right": 0.6826 },
      { "from": 0.8, "to": 0.9, "people": 1610, "stated": 0.8507, "right": 0.7559 },
      { "from": 0.9, "to": 0.95, "people": 955, "stated": 0.9263, "right": 0.8325 },
      { "from": 0.95, "to": 1, "people": 2101, "stated": 0.9823, "right": 0.9543 }
     ],
     "rightPrimary": 0.7033,
     "samePrimary": 0.64,
     "rightStyle": 0.4777,
     "sameStyle": 0.4273,
     "noticed": { "honest": 0.0448, "blind": 0.9655, "skim": 0.6544 }
    },
    "after1000": {
     "recovery": 0.8802,
     "coverage": 0.9212,
     "chanceError": 0.0576,
     "worstBin": 0.0934,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 899, "stated": 0.4443, "right": 0.4116 },
      { "from": 0.5, "to": 0.6, "people": 1540, "stated": 0.5502, "right": 0.5071 },
      { "from": 0.6, "to": 0.7, "people": 1470, "stated": 0.6495, "right": 0.5946 },
      { "from": 0.7, "to": 0.8, "people": 1433, "stated": 0.7504, "right": 0.6741 },
      { "from": 0.8, "to": 0.9, "people": 1599, "stated": 0.8507, "right": 0.7573 },
      { "from": 0.9, "to": 0.95, "people": 951, "stated": 0.9257, "right": 0.8412 },
      { "from": 0.95, "to": 1, "people": 2108, "stated": 0.9823, "right": 0.9535 }
     ],
     "rightPrimary": 0.7012,
     "samePrimary": 0.6356,
     "rightStyle": 0.4734,
     "sameStyle": 0.4193,
     "noticed": { "honest": 0.0469, "blind": 0.9778, "skim": 0.7265 }
    }
   }
  },
  {
   "kind": "fakers",
   "people": 10000,
   "worlds": 8,
   "knownRecovery": 0.8679,
   "after50": { "honest": 0.0293, "blind": 0.9732, "skim": 0.265 },
   "stages": {
    "first": {
     "recovery": 0.8626,
     "coverage": 0.8863,
     "chanceError": 0.0054,
     "worstBin": 0.042,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 734, "stated": 0.4439, "right": 0.4019 },
      { "from": 0.5, "to": 0.6, "people": 1201, "stated": 0.5522, "right": 0.5487 },
      { "from": 0.6, "to": 0.7, "people": 1149, "stated": 0.6487, "right": 0.6527 },
      { "from": 0.7, "to": 0.8, "people": 1255, "stated": 0.7496, "right": 0.7466 },
      { "from": 0.8, "to": 0.9, "people": 1489, "stated": 0.853, "right": 0.8522 },
      { "from": 0.9, "to": 0.95, "people": 999, "stated": 0.9256, "right": 0.9279 },
      { "from": 0.95, "to": 1, "people": 3173, "stated": 0.9865, "right": 0.9887 }
     ],
     "rightPrimary": 0.7974,
     "samePrimary": 0.7621,
     "rightStyle": 0.5494,
     "sameStyle": 0.5503,
     "noticed": { "honest": 0.0206, "blind": 0.5987, "skim": 0.5895 }
    },
    "after200": {
     "recovery": 0.855,
     "coverage": 0.8533,
     "chanceError": 0.0079,
     "worstBin": 0.0309,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 585, "stated": 0.4435, "right": 0.4615 },
      { "from": 0.5, "to": 0.6, "people": 1068, "stated": 0.5525, "right": 0.5655 },
      { "from": 0.6, "to": 0.7, "people": 1094, "stated": 0.6497, "right": 0.6188 },
      { "from": 0.7, "to": 0.8, "people": 1228, "stated": 0.7518, "right": 0.7541 },
      { "from": 0.8, "to": 0.9, "people": 1408, "stated": 0.8543, "right": 0.8509 },
      { "from": 0.9, "to": 0.95, "people": 920, "stated": 0.927, "right": 0.9196 },
      { "from": 0.95, "to": 1, "people": 3697, "stated": 0.9877, "right": 0.9859 }
     ],
     "rightPrimary": 0.8166,
     "samePrimary": 0.7583,
     "rightStyle": 0.5743,
     "sameStyle": 0.5605,
     "noticed": { "honest": 0.0911, "blind": 0.9967, "skim": 0.6076 }
    },
    "after1000": {
     "recovery": 0.8022,
     "coverage": 0.7319,
     "chanceError": 0.0089,
     "worstBin": 0.0307,
     "calibration": [
      { "from": 0, "to": 0.5, "people": 554, "stated": 0.4449, "right": 0.4585 },
      { "from": 0.5, "to": 0.6, "people": 1061, "stated": 0.5527, "right": 0.5448 },
      { "from": 0.6, "to": 0.7, "people": 1062, "stated": 0.6493, "right": 0.6441 },
      { "from": 0.7, "to": 0.8, "people": 1162, "stated": 0.751, "right": 0.7203 },
      { "from": 0.8, "to": 0.9, "people": 1428, "stated": 0.852, "right": 0.8375 },
      { "from": 0.9, "to": 0.95, "people": 959, "stated": 0.9263, "right": 0.9249 },
      { "from": 0.95, "to": 1, "people": 3774, "stated": 0.9879, "right": 0.9854 }
     ],
     "rightPrimary": 0.8155,
     "samePrimary": 0.7601,
     "rightStyle": 0.5598,
     "sameStyle": 0.5983,
     "noticed": { "honest": 0.0983, "blind": 0.9974, "skim": 0.5193 }
    }
   }
  }
 ],
 "compared": [
  { "form": "2026-11", "kind": "kind", "people": 10000, "recovery": 0.9179, "elevation": 0.8184, "rightPrimary": 0.8242 },
  { "form": "2026-12", "kind": "kind", "people": 10000, "recovery": 0.9297, "elevation": 0.8717, "rightPrimary": 0.823 },
  { "form": "2027-01", "kind": "kind", "people": 10000, "recovery": 0.9297, "elevation": 0.8717, "rightPrimary": 0.823 },
  { "form": "2026-11", "kind": "weak", "people": 10000, "recovery": 0.8556, "elevation": 0.7046, "rightPrimary": 0.7496 },
  { "form": "2026-12", "kind": "weak", "people": 10000, "recovery": 0.867, "elevation": 0.7687, "rightPrimary": 0.7491 },
  { "form": "2027-01", "kind": "weak", "people": 10000, "recovery": 0.867, "elevation": 0.7687, "rightPrimary": 0.7491 },
  { "form": "2026-11", "kind": "real", "people": 10000, "recovery": 0.859, "elevation": 0.7132, "rightPrimary": 0.7438 },
  { "form": "2026-12", "kind": "real", "people": 10000, "recovery": 0.8718, "elevation": 0.7802, "rightPrimary": 0.7416 },
  { "form": "2027-01", "kind": "real", "people": 10000, "recovery": 0.8718, "elevation": 0.7802, "rightPrimary": 0.7416 },
  { "form": "2026-11", "kind": "opposed", "people": 10000, "recovery": 0.9257, "elevation": 0.7344, "rightPrimary": 0.83 },
  { "form": "2026-12", "kind": "opposed", "people": 10000, "recovery": 0.9326, "elevation": 0.8051, "rightPrimary": 0.8356 },
  { "form": "2027-01", "kind": "opposed", "people": 10000, "recovery": 0.9326, "elevation": 0.8051, "rightPrimary": 0.8356 }
 ],
 "settled": [
  {
   "kind": "kind",
   "people": 10000,
   "offered": 0.3872,
   "rightBefore": 0.8236,
   "rightNow": 0.8502,
   "more": 10.5003,
   "settled": 0.2642,
   "offeredRightBefore": 0.6198,
   "offeredRightNow": 0.6885,
   "coverage": 0.9859,
   "bins": [
    { "from": 0, "to": 0.5, "people": 385, "stated": 0.4445, "right": 0.4468 },
    { "from": 0.5, "to": 0.6, "people": 766, "stated": 0.5512, "right": 0.53 },
    { "from": 0.6, "to": 0.7, "people": 859, "stated": 0.6485, "right": 0.6612 },
    { "from": 0.7, "to": 0.8, "people": 642, "stated": 0.7482, "right": 0.7321 },
    { "from": 0.8, "to": 0.85, "people": 197, "stated": 0.8229, "right": 0.8223 },
    { "from": 0.85, "to": 1, "people": 1023, "stated": 0.8669, "right": 0.868 }
   ]
  },
  {
   "kind": "weak",
   "people": 10000,
   "offered": 0.5348,
   "rightBefore": 0.7532,
   "rightNow": 0.7951,
   "more": 10.7517,
   "settled": 0.2296,
   "offeredRightBefore": 0.6077,
   "offeredRightNow": 0.6861,
   "coverage": 0.9231,
   "bins": [
    { "from": 0, "to": 0.5, "people": 673, "stated": 0.4418, "right": 0.4755 },
    { "from": 0.5, "to": 0.6, "people": 1148, "stated": 0.5492, "right": 0.5557 },
    { "from": 0.6, "to": 0.7, "people": 1094, "stated": 0.6483, "right": 0.6718 },
    { "from": 0.7, "to": 0.8, "people": 940, "stated": 0.7467, "right": 0.75 },
    { "from": 0.8, "to": 0.85, "people": 265, "stated": 0.823, "right": 0.7887 },
    { "from": 0.85, "to": 1, "people": 1228, "stated": 0.8668, "right": 0.8648 }
   ]
  },
  {
   "kind": "real",
   "people": 10000,
   "offered": 0.5557,
   "rightBefore": 0.7412,
   "rightNow": 0.7757,
   "more": 10.8307,
   "settled": 0.2206,
   "offeredRightBefore": 0.6091,
   "offeredRightNow": 0.6712,
   "coverage": 0.9172,
   "bins": [
    { "from": 0, "to": 0.5, "people": 792, "stated": 0.4404, "right": 0.4545 },
    { "from": 0.5, "to": 0.6, "people": 1149, "stated": 0.5527, "right": 0.5422 },
    { "from": 0.6, "to": 0.7, "people": 1129, "stated": 0.6493, "right": 0.6253 },
    { "from": 0.7, "to": 0.8, "people": 954, "stated": 0.7477, "right": 0.7579 },
    { "from": 0.8, "to": 0.85, "people": 307, "stated": 0.8229, "right": 0.8306 },
    { "from": 0.85, "to": 1, "people": 1226, "stated": 0.8667, "right": 0.867 }
   ]
  },
  {
   "kind": "opposed",
   "people": 10000,
   "offered": 0.3802,
   "rightBefore": 0.8329,
   "rightNow": 0.8531,
   "more": 10.5289,
   "settled": 0.2656,
   "offeredRightBefore": 0.636,
   "offeredRightNow": 0.6891,
   "coverage": 0.9847,
   "bins": [
    { "from": 0, "to": 0.5, "people": 364, "stated": 0.4488, "right": 0.4203 },
    { "from": 0.5, "to": 0.6, "people": 778, "stated": 0.553, "right": 0.5566 },
    { "from": 0.6, "to": 0.7, "people": 797, "stated": 0.6501, "right": 0.6223 },
    { "from": 0.7, "to": 0.8, "people": 657, "stated": 0.7484, "right": 0.7291 },
    { "from": 0.8, "to": 0.85, "people": 196, "stated": 0.8209, "right": 0.8673 },
    { "from": 0.85, "to": 1, "people": 1010, "stated": 0.8666, "right": 0.8802 }
   ]
  }
 ],
 "priors": [
  { "population": "unrelated", "prior": "unrelated", "recovery": 0.9293, "rightPrimary": 0.829, "elevation": 0.8736, "coverage": 0.9846 },
  { "population": "unrelated", "prior": "opposed", "recovery": 0.919, "rightPrimary": 0.8276, "elevation": 0.8712, "coverage": 0.9737 },
  { "population": "opposed", "prior": "unrelated", "recovery": 0.9348, "rightPrimary": 0.8415, "elevation": 0.8262, "coverage": 0.9881 },
  { "population": "opposed", "prior": "opposed", "recovery": 0.9354, "rightPrimary": 0.8395, "elevation": 0.8266, "coverage": 0.9846 }
 ]
}
