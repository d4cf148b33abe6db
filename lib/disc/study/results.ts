// biome-ignore-all lint/suspicious/noApproximativeNumericConstant: a figure may happen to look like a constant
/** Written by `npm run study`; do not edit by hand. */
import type { StudyResults } from './study'

// biome-ignore format: generated
export const STUDY_RESULTS: StudyResults = {
 "seed": 20261121,
 "formVersion": "2027-01",
 "scorerVersion": "logit-4",
 "people": 4000,
 "worlds": 8,
 "forms": {
  "shipped": {
   "methods": {
    "counting": {"recovery":{"D":0.8952,"I":0.8925,"S":0.8971,"C":0.8939},"pooledRecovery":0.8912,"rightPrimary":0.8333,"samePrimary":0.7743,"rightStyle":0.5595,"elevation":0.8679},
    "minmax": {"recovery":{"D":0.7359,"I":0.7256,"S":0.7345,"C":0.7319},"pooledRecovery":0.7302,"rightPrimary":0.8333,"samePrimary":0.7743,"rightStyle":0.5848,"elevation":-0.0509},
    "logit": {"recovery":{"D":0.9285,"I":0.9265,"S":0.9302,"C":0.927},"pooledRecovery":0.9229,"rightPrimary":0.8348,"samePrimary":0.776,"rightStyle":0.6363,"elevation":0.8696}
   },
   "coverage": {
    "plain": 0.9889,
    "widened": 0.9889,
    "perLetter": {"D":0.9893,"I":0.9875,"S":0.9923,"C":0.9865}
   },
   "neededWidening": 0.7665,
   "calibration": [
    {"from":0,"to":0.5,"people":322,"stated":0.4432,"right":0.4938},
    {"from":0.5,"to":0.6,"people":571,"stated":0.5493,"right":0.5989},
    {"from":0.6,"to":0.7,"people":523,"stated":0.6495,"right":0.7361},
    {"from":0.7,"to":0.8,"people":553,"stated":0.7518,"right":0.8391},
    {"from":0.8,"to":0.9,"people":682,"stated":0.852,"right":0.9501},
    {"from":0.9,"to":0.95,"people":406,"stated":0.9253,"right":0.9803},
    {"from":0.95,"to":1,"people":943,"stated":0.9833,"right":1}
   ],
   "unsure": {
    "share": 0.4923,
    "right": 0.6856
   },
   "careless": {
    "cut": -0.6874,
    "blind": 0.8333,
    "halfBlind": 0.357,
    "learned": {"50":{"blind":0.9853,"halfBlind":0.6553,"atLimit":{"honest":0.016,"blind":0.904,"halfBlind":0.3638}},"500":{"blind":0.9895,"halfBlind":0.6955,"atLimit":{"honest":0.0115,"blind":0.922,"halfBlind":0.3628}}},
    "known": {"blind":1,"halfBlind":0.885}
   },
   "secondThoughts": {
    "notLikeliest": 0,
    "notHighest": 0.0018
   },
   "anyOdd": 0.0098
  },
  "unreversed": {
   "methods": {
    "counting": {"recovery":{"D":0.8237,"I":0.8235,"S":0.8273,"C":0.8221},"pooledRecovery":0.8225,"rightPrimary":0.839,"samePrimary":0.7885,"rightStyle":0.5688,"elevation":null},
    "minmax": {"recovery":{"D":0.7422,"I":0.7355,"S":0.7418,"C":0.7383},"pooledRecovery":0.7382,"rightPrimary":0.839,"samePrimary":0.7885,"rightStyle":0.5868,"elevation":-0.005},
    "logit": {"recovery":{"D":0.8278,"I":0.8273,"S":0.8304,"C":0.826},"pooledRecovery":0.8262,"rightPrimary":0.8418,"samePrimary":0.7905,"rightStyle":0.6028,"elevation":null}
   },
   "coverage": {
    "plain": 0.9749,
    "widened": 0.9749,
    "perLetter": {"D":0.9738,"I":0.9773,"S":0.973,"C":0.9755}
   },
   "neededWidening": 0.8702,
   "calibration": [
    {"from":0,"to":0.5,"people":330,"stated":0.44,"right":0.503},
    {"from":0.5,"to":0.6,"people":556,"stated":0.5513,"right":0.6259},
    {"from":0.6,"to":0.7,"people":562,"stated":0.6491,"right":0.7206},
    {"from":0.7,"to":0.8,"people":557,"stated":0.751,"right":0.8671},
    {"from":0.8,"to":0.9,"people":618,"stated":0.8508,"right":0.9547},
    {"from":0.9,"to":0.95,"people":416,"stated":0.9251,"right":0.9952},
    {"from":0.95,"to":1,"people":961,"stated":0.983,"right":1}
   ],
   "unsure": {
    "share": 0.5013,
    "right": 0.6993
   },
   "careless": {
    "cut": -0.8035,
    "blind": 0.775,
    "halfBlind": 0.2758,
    "learned": {"50":{"blind":0.9765,"halfBlind":0.586,"atLimit":{"honest":0.025,"blind":0.924,"halfBlind":0.398}},"500":{"blind":0.988,"halfBlind":0.6283,"atLimit":{"honest":0.0223,"blind":0.9343,"halfBlind":0.395}}},
    "known": {"blind":1,"halfBlind":0.78}
   },
   "secondThoughts": {
    "notLikeliest": 0,
    "notHighest": 0.0035
   },
   "anyOdd": 0.0182
  }
 },
 "kinds": [
  {
   "kind": "kind",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.9356,
   "fitAlone": {
    "honest": 0.0125,
    "blind": 0.9,
    "skim": 0.2242
   },
   "moved": {
    "none": 0.0533,
    "one": 0.5275,
    "two": 0.9325
   },
   "stages": {
    "first": {"recovery":0.9301,"coverage":0.9902,"coverage80":0.909,"width":2.169,"claims":{"lowest letter":{"made":0.4667,"right":0.9786},"widest gap of two people":{"made":0.2323,"right":0.8986},"50 or more in both":{"made":0.3838,"right":0.9211}},"chanceError":0.0689,"chanceNoise":0.022,"worstBin":0,"rightPrimary":0.8425,"samePrimary":0.7767,"rightStyle":0.6342,"sameStyle":0.6142,"noticed":{"honest":0.0083,"blind":0.4475,"skim":0.5175}},
    "after50": {"recovery":0.9311,"coverage":0.9819,"coverage80":0.8792,"width":2.0023,"claims":{"lowest letter":{"made":0.5533,"right":0.9518},"widest gap of two people":{"made":0.2626,"right":0.8974},"50 or more in both":{"made":0.4108,"right":0.9262}},"chanceError":0.018,"chanceNoise":0.0202,"worstBin":0.0006,"rightPrimary":0.8125,"samePrimary":0.7817,"rightStyle":0.5967,"sameStyle":0.5933,"noticed":{"honest":0.0292,"blind":0.7217,"skim":0.6858}},
    "after200": {"recovery":0.9323,"coverage":0.9713,"coverage80":0.8442,"width":1.5857,"claims":{"lowest letter":{"made":0.56,"right":0.9643},"widest gap of two people":{"made":0.3131,"right":0.8602},"50 or more in both":{"made":0.4478,"right":0.9398}},"chanceError":0.0298,"chanceNoise":0.0195,"worstBin":0.0033,"rightPrimary":0.845,"samePrimary":0.785,"rightStyle":0.6433,"sameStyle":0.5625,"noticed":{"honest":0.0667,"blind":0.9883,"skim":0.8408}},
    "after1000": {"recovery":0.9359,"coverage":0.9688,"coverage80":0.8365,"width":1.5176,"claims":{"lowest letter":{"made":0.5767,"right":0.9711},"widest gap of two people":{"made":0.3232,"right":0.8854},"50 or more in both":{"made":0.4209,"right":0.944}},"chanceError":0.0207,"chanceNoise":0.0192,"worstBin":0.003,"rightPrimary":0.8525,"samePrimary":0.7892,"rightStyle":0.65,"sameStyle":0.5733,"noticed":{"honest":0.0375,"blind":0.9917,"skim":0.6667}}
   }
  },
  {
   "kind": "weak",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.8782,
   "fitAlone": {
    "honest": 0.0658,
    "blind": 0.935,
    "skim": 0.2383
   },
   "moved": {
    "none": 0.0508,
    "one": 0.2675,
    "two": 0.735
   },
   "stages": {
    "first": {"recovery":0.8711,"coverage":0.971,"coverage80":0.8363,"width":2.1307,"claims":{"lowest letter":{"made":0.3633,"right":1},"widest gap of two people":{"made":0.1448,"right":0.9302},"50 or more in both":{"made":0.2357,"right":0.9}},"chanceError":0.0489,"chanceNoise":0.0239,"worstBin":0,"rightPrimary":0.7517,"samePrimary":0.6617,"rightStyle":0.5367,"sameStyle":0.5333,"noticed":{"honest":0.0433,"blind":0.4433,"skim":0.5358}},
    "after50": {"recovery":0.8714,"coverage":0.9548,"coverage80":0.8119,"width":2.0278,"claims":{"lowest letter":{"made":0.43,"right":0.938},"widest gap of two people":{"made":0.1785,"right":0.9434},"50 or more in both":{"made":0.2694,"right":0.8625}},"chanceError":0.029,"chanceNoise":0.0226,"worstBin":0,"rightPrimary":0.7517,"samePrimary":0.67,"rightStyle":0.53,"sameStyle":0.5158,"noticed":{"honest":0.0308,"blind":0.4,"skim":0.3592}},
    "after200": {"recovery":0.8712,"coverage":0.9731,"coverage80":0.8402,"width":2.1306,"claims":{"lowest letter":{"made":0.42,"right":0.9762},"widest gap of two people":{"made":0.1751,"right":0.9231},"50 or more in both":{"made":0.2795,"right":0.8916}},"chanceError":0.0185,"chanceNoise":0.0225,"worstBin":0,"rightPrimary":0.755,"samePrimary":0.6625,"rightStyle":0.5333,"sameStyle":0.4975,"noticed":{"honest":0.0267,"blind":0.8525,"skim":0.3125}},
    "after1000": {"recovery":0.8765,"coverage":0.9706,"coverage80":0.8404,"width":2.0677,"claims":{"lowest letter":{"made":0.4233,"right":0.9685},"widest gap of two people":{"made":0.1818,"right":0.9074},"50 or more in both":{"made":0.2862,"right":0.8824}},"chanceError":0.0216,"chanceNoise":0.0223,"worstBin":0,"rightPrimary":0.765,"samePrimary":0.6717,"rightStyle":0.5433,"sameStyle":0.5058,"noticed":{"honest":0.0467,"blind":0.9167,"skim":0.4233}}
   }
  },
  {
   "kind": "real",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.885,
   "fitAlone": {
    "honest": 0.0367,
    "blind": 0.9717,
    "skim": 0.2267
   },
   "moved": {
    "none": 0.04,
    "one": 0.2592,
    "two": 0.7358
   },
   "stages": {
    "first": {"recovery":0.8776,"coverage":0.9498,"coverage80":0.804,"width":2.1277,"claims":{"lowest letter":{"made":0.33,"right":0.9293},"widest gap of two people":{"made":0.138,"right":0.9756},"50 or more in both":{"made":0.229,"right":0.9412}},"chanceError":0.067,"chanceNoise":0.0239,"worstBin":0,"rightPrimary":0.7658,"samePrimary":0.6875,"rightStyle":0.525,"sameStyle":0.59,"noticed":{"honest":0.0458,"blind":0.4475,"skim":0.3208}},
    "after50": {"recovery":0.8778,"coverage":0.9433,"coverage80":0.7829,"width":2.0472,"claims":{"lowest letter":{"made":0.3967,"right":0.9244},"widest gap of two people":{"made":0.1616,"right":0.9375},"50 or more in both":{"made":0.2525,"right":0.92}},"chanceError":0.0226,"chanceNoise":0.0229,"worstBin":0,"rightPrimary":0.7592,"samePrimary":0.6758,"rightStyle":0.5325,"sameStyle":0.54,"noticed":{"honest":0.0533,"blind":0.5158,"skim":0.3025}},
    "after200": {"recovery":0.8776,"coverage":0.9656,"coverage80":0.8373,"width":2.1122,"claims":{"lowest letter":{"made":0.48,"right":0.9514},"widest gap of two people":{"made":0.202,"right":0.9667},"50 or more in both":{"made":0.3131,"right":0.9247}},"chanceError":0.043,"chanceNoise":0.0224,"worstBin":0,"rightPrimary":0.8017,"samePrimary":0.6817,"rightStyle":0.5783,"sameStyle":0.5242,"noticed":{"honest":0.0458,"blind":0.9825,"skim":0.3642}},
    "after1000": {"recovery":0.8839,"coverage":0.9652,"coverage80":0.836,"width":2.0403,"claims":{"lowest letter":{"made":0.47,"right":0.9362},"widest gap of two people":{"made":0.229,"right":0.9559},"50 or more in both":{"made":0.3468,"right":0.9223}},"chanceError":0.0487,"chanceNoise":0.0223,"worstBin":0,"rightPrimary":0.81,"samePrimary":0.6883,"rightStyle":0.5775,"sameStyle":0.52,"noticed":{"honest":0.0558,"blind":0.985,"skim":0.5017}}
   }
  },
  {
   "kind": "opposed",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.9377,
   "fitAlone": {
    "honest": 0.0225,
    "blind": 0.9117,
    "skim": 0.2492
   },
   "moved": {
    "none": 0.0508,
    "one": 0.5025,
    "two": 0.9542
   },
   "stages": {
    "first": {"recovery":0.9321,"coverage":0.9908,"coverage80":0.9117,"width":2.1717,"claims":{"lowest letter":{"made":0.53,"right":0.9748},"widest gap of two people":{"made":0.3064,"right":0.9451},"50 or more in both":{"made":0.4242,"right":0.9762}},"chanceError":0.0519,"chanceNoise":0.022,"worstBin":0,"rightPrimary":0.825,"samePrimary":0.7617,"rightStyle":0.5783,"sameStyle":0.5958,"noticed":{"honest":0.0208,"blind":0.4558,"skim":0.525}},
    "after50": {"recovery":0.932,"coverage":0.9873,"coverage80":0.9019,"width":1.9836,"claims":{"lowest letter":{"made":0.56,"right":0.9702},"widest gap of two people":{"made":0.3165,"right":0.9468},"50 or more in both":{"made":0.431,"right":0.9844}},"chanceError":0.0218,"chanceNoise":0.02,"worstBin":0.0072,"rightPrimary":0.83,"samePrimary":0.76,"rightStyle":0.5867,"sameStyle":0.5658,"noticed":{"honest":0.03,"blind":0.5458,"skim":0.6292}},
    "after200": {"recovery":0.9311,"coverage":0.9615,"coverage80":0.8275,"width":1.5551,"claims":{"lowest letter":{"made":0.5967,"right":0.9553},"widest gap of two people":{"made":0.3704,"right":0.9091},"50 or more in both":{"made":0.4512,"right":0.9851}},"chanceError":0.0268,"chanceNoise":0.0194,"worstBin":0.0006,"rightPrimary":0.83,"samePrimary":0.7583,"rightStyle":0.5975,"sameStyle":0.55,"noticed":{"honest":0.0883,"blind":0.99,"skim":0.8533}},
    "after1000": {"recovery":0.9374,"coverage":0.9608,"coverage80":0.8285,"width":1.4833,"claims":{"lowest letter":{"made":0.6067,"right":0.967},"widest gap of two people":{"made":0.3771,"right":0.9196},"50 or more in both":{"made":0.4747,"right":0.9716}},"chanceError":0.0251,"chanceNoise":0.0193,"worstBin":0.0074,"rightPrimary":0.8442,"samePrimary":0.7775,"rightStyle":0.6133,"sameStyle":0.5517,"noticed":{"honest":0.0567,"blind":0.9767,"skim":0.7875}}
   }
  },
  {
   "kind": "facets",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.8933,
   "fitAlone": {
    "honest": 0.025,
    "blind": 0.8625,
    "skim": 0.215
   },
   "moved": {
    "none": 0.0525,
    "one": 0.4408,
    "two": 0.9025
   },
   "stages": {
    "first": {"recovery":0.8869,"coverage":0.9715,"coverage80":0.849,"width":2.1581,"claims":{"lowest letter":{"made":0.53,"right":0.9434},"widest gap of two people":{"made":0.2626,"right":0.8846},"50 or more in both":{"made":0.3401,"right":0.901}},"chanceError":0.0365,"chanceNoise":0.0223,"worstBin":0,"rightPrimary":0.7658,"samePrimary":0.7467,"rightStyle":0.5425,"sameStyle":0.6017,"noticed":{"honest":0.0275,"blind":0.4533,"skim":0.4383}},
    "after50": {"recovery":0.8873,"coverage":0.965,"coverage80":0.8323,"width":2.0276,"claims":{"lowest letter":{"made":0.55,"right":0.9333},"widest gap of two people":{"made":0.2795,"right":0.8916},"50 or more in both":{"made":0.3737,"right":0.8919}},"chanceError":0.0428,"chanceNoise":0.0205,"worstBin":0.0358,"rightPrimary":0.7692,"samePrimary":0.7525,"rightStyle":0.5467,"sameStyle":0.6033,"noticed":{"honest":0.0192,"blind":0.35,"skim":0.3667}},
    "after200": {"recovery":0.8877,"coverage":0.9275,"coverage80":0.7627,"width":1.6638,"claims":{"lowest letter":{"made":0.5767,"right":0.9306},"widest gap of two people":{"made":0.3266,"right":0.8969},"50 or more in both":{"made":0.3805,"right":0.9115}},"chanceError":0.053,"chanceNoise":0.0199,"worstBin":0.0382,"rightPrimary":0.7783,"samePrimary":0.7558,"rightStyle":0.5633,"sameStyle":0.5758,"noticed":{"honest":0.0708,"blind":0.9775,"skim":0.6908}},
    "after1000": {"recovery":0.8913,"coverage":0.9271,"coverage80":0.7592,"width":1.6199,"claims":{"lowest letter":{"made":0.58,"right":0.9195},"widest gap of two people":{"made":0.3737,"right":0.9009},"50 or more in both":{"made":0.3771,"right":0.9375}},"chanceError":0.0539,"chanceNoise":0.0199,"worstBin":0.0369,"rightPrimary":0.7742,"samePrimary":0.7567,"rightStyle":0.5542,"sameStyle":0.5675,"noticed":{"honest":0.0583,"blind":0.9758,"skim":0.73}}
   }
  },
  {
   "kind": "lapses",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.9119,
   "fitAlone": {
    "honest": 0.0242,
    "blind": 0.8675,
    "skim": 0.2325
   },
   "moved": {
    "none": 0.0583,
    "one": 0.4133,
    "two": 0.8767
   },
   "stages": {
    "first": {"recovery":0.9083,"coverage":0.9898,"coverage80":0.8994,"width":2.153,"claims":{"lowest letter":{"made":0.4433,"right":0.9549},"widest gap of two people":{"made":0.2256,"right":0.9403},"50 or more in both":{"made":0.3502,"right":0.9615}},"chanceError":0.0684,"chanceNoise":0.0227,"worstBin":0,"rightPrimary":0.8183,"samePrimary":0.7467,"rightStyle":0.6008,"sameStyle":0.6008,"noticed":{"honest":0.0242,"blind":0.4533,"skim":0.5042}},
    "after50": {"recovery":0.9086,"coverage":0.9815,"coverage80":0.8656,"width":2.0514,"claims":{"lowest letter":{"made":0.4633,"right":0.9209},"widest gap of two people":{"made":0.2458,"right":0.9452},"50 or more in both":{"made":0.3737,"right":0.9189}},"chanceError":0.0185,"chanceNoise":0.021,"worstBin":0.0025,"rightPrimary":0.7933,"samePrimary":0.7517,"rightStyle":0.59,"sameStyle":0.5733,"noticed":{"honest":0.0267,"blind":0.4642,"skim":0.4233}},
    "after200": {"recovery":0.909,"coverage":0.969,"coverage80":0.8417,"width":1.7813,"claims":{"lowest letter":{"made":0.48,"right":0.9375},"widest gap of two people":{"made":0.2694,"right":0.9125},"50 or more in both":{"made":0.3973,"right":0.9576}},"chanceError":0.0273,"chanceNoise":0.0205,"worstBin":0.0077,"rightPrimary":0.8217,"samePrimary":0.7442,"rightStyle":0.615,"sameStyle":0.54,"noticed":{"honest":0.0392,"blind":0.8608,"skim":0.6542}},
    "after1000": {"recovery":0.9124,"coverage":0.9704,"coverage80":0.836,"width":1.7469,"claims":{"lowest letter":{"made":0.47,"right":0.9433},"widest gap of two people":{"made":0.2828,"right":0.9048},"50 or more in both":{"made":0.3838,"right":0.9561}},"chanceError":0.0269,"chanceNoise":0.0205,"worstBin":0.0082,"rightPrimary":0.8192,"samePrimary":0.7475,"rightStyle":0.6183,"sameStyle":0.5575,"noticed":{"honest":0.0433,"blind":0.895,"skim":0.725}}
   }
  },
  {
   "kind": "position",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.9324,
   "fitAlone": {
    "honest": 0.0225,
    "blind": 0.8725,
    "skim": 0.2125
   },
   "moved": {
    "none": 0.0408,
    "one": 0.4758,
    "two": 0.9192
   },
   "stages": {
    "first": {"recovery":0.9282,"coverage":0.991,"coverage80":0.9217,"width":2.1644,"claims":{"lowest letter":{"made":0.5467,"right":0.9695},"widest gap of two people":{"made":0.2828,"right":0.9524},"50 or more in both":{"made":0.3603,"right":0.9533}},"chanceError":0.0584,"chanceNoise":0.0224,"worstBin":0,"rightPrimary":0.8225,"samePrimary":0.7692,"rightStyle":0.6058,"sameStyle":0.5992,"noticed":{"honest":0.0158,"blind":0.4283,"skim":0.53}},
    "after50": {"recovery":0.9287,"coverage":0.9863,"coverage80":0.8969,"width":2.0277,"claims":{"lowest letter":{"made":0.61,"right":0.9235},"widest gap of two people":{"made":0.3064,"right":0.9231},"50 or more in both":{"made":0.3704,"right":0.9273}},"chanceError":0.0102,"chanceNoise":0.0205,"worstBin":0.0013,"rightPrimary":0.8133,"samePrimary":0.7675,"rightStyle":0.595,"sameStyle":0.5833,"noticed":{"honest":0.0183,"blind":0.465,"skim":0.535}},
    "after200": {"recovery":0.9294,"coverage":0.9658,"coverage80":0.8371,"width":1.6037,"claims":{"lowest letter":{"made":0.6167,"right":0.9622},"widest gap of two people":{"made":0.3737,"right":0.9279},"50 or more in both":{"made":0.3906,"right":0.9483}},"chanceError":0.0188,"chanceNoise":0.0198,"worstBin":0.0032,"rightPrimary":0.8267,"samePrimary":0.77,"rightStyle":0.6225,"sameStyle":0.5667,"noticed":{"honest":0.0492,"blind":0.9567,"skim":0.7833}},
    "after1000": {"recovery":0.9324,"coverage":0.971,"coverage80":0.8498,"width":1.5919,"claims":{"lowest letter":{"made":0.6133,"right":0.9728},"widest gap of two people":{"made":0.3704,"right":0.9364},"50 or more in both":{"made":0.4007,"right":0.9328}},"chanceError":0.0164,"chanceNoise":0.0197,"worstBin":0.0018,"rightPrimary":0.8375,"samePrimary":0.7767,"rightStyle":0.6342,"sameStyle":0.5725,"noticed":{"honest":0.0433,"blind":0.9633,"skim":0.7708}}
   }
  },
  {
   "kind": "noisyLeast",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.9072,
   "fitAlone": {
    "honest": 0.0308,
    "blind": 0.8458,
    "skim": 0.25
   },
   "moved": {
    "none": 0.065,
    "one": 0.4075,
    "two": 0.8575
   },
   "stages": {
    "first": {"recovery":0.901,"coverage":0.9858,"coverage80":0.8885,"width":2.1482,"claims":{"lowest letter":{"made":0.3567,"right":0.9626},"widest gap of two people":{"made":0.2256,"right":0.9403},"50 or more in both":{"made":0.3367,"right":0.96}},"chanceError":0.0578,"chanceNoise":0.0224,"worstBin":0,"rightPrimary":0.8208,"samePrimary":0.7408,"rightStyle":0.5883,"sameStyle":0.5983,"noticed":{"honest":0.0192,"blind":0.4383,"skim":0.4933}},
    "after50": {"recovery":0.9022,"coverage":0.985,"coverage80":0.8844,"width":2.1575,"claims":{"lowest letter":{"made":0.3867,"right":0.9397},"widest gap of two people":{"made":0.2458,"right":0.9041},"50 or more in both":{"made":0.3737,"right":0.9369}},"chanceError":0.0271,"chanceNoise":0.0208,"worstBin":0.0022,"rightPrimary":0.8267,"samePrimary":0.7483,"rightStyle":0.5975,"sameStyle":0.5717,"noticed":{"honest":0.0333,"blind":0.53,"skim":0.565}},
    "after200": {"recovery":0.9049,"coverage":0.9729,"coverage80":0.8388,"width":1.8162,"claims":{"lowest letter":{"made":0.4333,"right":0.9308},"widest gap of two people":{"made":0.2694,"right":0.9},"50 or more in both":{"made":0.4209,"right":0.944}},"chanceError":0.0076,"chanceNoise":0.0202,"worstBin":0.0036,"rightPrimary":0.8242,"samePrimary":0.7433,"rightStyle":0.6033,"sameStyle":0.5475,"noticed":{"honest":0.0275,"blind":0.8433,"skim":0.495}},
    "after1000": {"recovery":0.9094,"coverage":0.9675,"coverage80":0.8344,"width":1.7434,"claims":{"lowest letter":{"made":0.46,"right":0.942},"widest gap of two people":{"made":0.303,"right":0.9},"50 or more in both":{"made":0.404,"right":0.9583}},"chanceError":0.0095,"chanceNoise":0.02,"worstBin":0.0028,"rightPrimary":0.8242,"samePrimary":0.7583,"rightStyle":0.6142,"sameStyle":0.5633,"noticed":{"honest":0.0383,"blind":0.9167,"skim":0.5992}}
   }
  },
  {
   "kind": "heavyTails",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.9153,
   "fitAlone": {
    "honest": 0.0175,
    "blind": 0.9025,
    "skim": 0.1825
   },
   "moved": {
    "none": 0.0317,
    "one": 0.5558,
    "two": 0.9142
   },
   "stages": {
    "first": {"recovery":0.9034,"coverage":0.9804,"coverage80":0.8844,"width":2.166,"claims":{"lowest letter":{"made":0.4733,"right":0.9648},"widest gap of two people":{"made":0.1987,"right":0.9831},"50 or more in both":{"made":0.3165,"right":0.9681}},"chanceError":0.0465,"chanceNoise":0.0225,"worstBin":0,"rightPrimary":0.8,"samePrimary":0.7492,"rightStyle":0.58,"sameStyle":0.5933,"noticed":{"honest":0.0292,"blind":0.4583,"skim":0.4633}},
    "after50": {"recovery":0.9064,"coverage":0.9692,"coverage80":0.8606,"width":1.958,"claims":{"lowest letter":{"made":0.4967,"right":0.953},"widest gap of two people":{"made":0.2458,"right":0.9863},"50 or more in both":{"made":0.3367,"right":0.97}},"chanceError":0.0346,"chanceNoise":0.0204,"worstBin":0.0226,"rightPrimary":0.7908,"samePrimary":0.7483,"rightStyle":0.5833,"sameStyle":0.5883,"noticed":{"honest":0.0242,"blind":0.4233,"skim":0.3692}},
    "after200": {"recovery":0.9121,"coverage":0.9515,"coverage80":0.8327,"width":1.5072,"claims":{"lowest letter":{"made":0.54,"right":0.963},"widest gap of two people":{"made":0.3131,"right":0.957},"50 or more in both":{"made":0.3502,"right":0.9712}},"chanceError":0.0161,"chanceNoise":0.0199,"worstBin":0.0086,"rightPrimary":0.805,"samePrimary":0.735,"rightStyle":0.6125,"sameStyle":0.535,"noticed":{"honest":0.0617,"blind":0.965,"skim":0.665}},
    "after1000": {"recovery":0.9159,"coverage":0.9604,"coverage80":0.8473,"width":1.5571,"claims":{"lowest letter":{"made":0.54,"right":0.963},"widest gap of two people":{"made":0.3199,"right":0.9474},"50 or more in both":{"made":0.3805,"right":0.9558}},"chanceError":0.0229,"chanceNoise":0.0199,"worstBin":0.0091,"rightPrimary":0.8175,"samePrimary":0.7617,"rightStyle":0.615,"sameStyle":0.5608,"noticed":{"honest":0.0608,"blind":0.98,"skim":0.6833}}
   }
  },
  {
   "kind": "noLeanings",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.9112,
   "fitAlone": {
    "honest": 0.115,
    "blind": 0.9242,
    "skim": 0.1883
   },
   "moved": {
    "none": 0.0467,
    "one": 0.5017,
    "two": 0.9233
   },
   "stages": {
    "first": {"recovery":0.9015,"coverage":0.9896,"coverage80":0.9021,"width":2.1485,"claims":{"lowest letter":{"made":0.3633,"right":0.9266},"widest gap of two people":{"made":0.1582,"right":0.8936},"50 or more in both":{"made":0.3199,"right":0.8842}},"chanceError":0.0238,"chanceNoise":0.0233,"worstBin":0,"rightPrimary":0.7083,"samePrimary":0.6425,"rightStyle":0.4775,"sameStyle":0.5067,"noticed":{"honest":0.1033,"blind":0.4442,"skim":0.4}},
    "after50": {"recovery":0.9017,"coverage":0.9854,"coverage80":0.8913,"width":1.9906,"claims":{"lowest letter":{"made":0.3867,"right":0.9052},"widest gap of two people":{"made":0.1987,"right":0.8814},"50 or more in both":{"made":0.3199,"right":0.8737}},"chanceError":0.0442,"chanceNoise":0.0221,"worstBin":0.009,"rightPrimary":0.7067,"samePrimary":0.64,"rightStyle":0.4792,"sameStyle":0.4867,"noticed":{"honest":0.0575,"blind":0.2483,"skim":0.2258}},
    "after200": {"recovery":0.9034,"coverage":0.9821,"coverage80":0.88,"width":1.7913,"claims":{"lowest letter":{"made":0.41,"right":0.9187},"widest gap of two people":{"made":0.2222,"right":0.8636},"50 or more in both":{"made":0.3333,"right":0.8687}},"chanceError":0.036,"chanceNoise":0.0219,"worstBin":0.0118,"rightPrimary":0.7208,"samePrimary":0.6425,"rightStyle":0.4883,"sameStyle":0.4733,"noticed":{"honest":0.0742,"blind":0.9083,"skim":0.1908}},
    "after1000": {"recovery":0.9074,"coverage":0.9823,"coverage80":0.8852,"width":1.8089,"claims":{"lowest letter":{"made":0.4067,"right":0.9262},"widest gap of two people":{"made":0.2357,"right":0.8857},"50 or more in both":{"made":0.3266,"right":0.866}},"chanceError":0.0355,"chanceNoise":0.0218,"worstBin":0.001,"rightPrimary":0.7225,"samePrimary":0.655,"rightStyle":0.4975,"sameStyle":0.4858,"noticed":{"honest":0.0583,"blind":0.8792,"skim":0.2067}}
   }
  },
  {
   "kind": "likedLetter",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.8851,
   "fitAlone": {
    "honest": 0.0275,
    "blind": 0.9858,
    "skim": 0.1833
   },
   "moved": {
    "none": 0.0467,
    "one": 0.24,
    "two": 0.6958
   },
   "stages": {
    "first": {"recovery":0.8776,"coverage":0.9394,"coverage80":0.785,"width":2.1334,"claims":{"lowest letter":{"made":0.3167,"right":0.8842},"widest gap of two people":{"made":0.101,"right":0.9},"50 or more in both":{"made":0.266,"right":0.9367}},"chanceError":0.023,"chanceNoise":0.0237,"worstBin":0,"rightPrimary":0.7008,"samePrimary":0.6917,"rightStyle":0.4783,"sameStyle":0.55,"noticed":{"honest":0.0467,"blind":0.4458,"skim":0.2708}},
    "after50": {"recovery":0.8773,"coverage":0.9513,"coverage80":0.8025,"width":2.0833,"claims":{"lowest letter":{"made":0.4033,"right":0.9091},"widest gap of two people":{"made":0.1111,"right":0.9091},"50 or more in both":{"made":0.2963,"right":0.8636}},"chanceError":0.0341,"chanceNoise":0.023,"worstBin":0,"rightPrimary":0.7117,"samePrimary":0.6825,"rightStyle":0.4858,"sameStyle":0.51,"noticed":{"honest":0.0767,"blind":0.6625,"skim":0.515}},
    "after200": {"recovery":0.8777,"coverage":0.9667,"coverage80":0.8277,"width":2.039,"claims":{"lowest letter":{"made":0.3833,"right":0.913},"widest gap of two people":{"made":0.1481,"right":0.9318},"50 or more in both":{"made":0.2862,"right":0.8706}},"chanceError":0.0158,"chanceNoise":0.0224,"worstBin":0,"rightPrimary":0.745,"samePrimary":0.67,"rightStyle":0.5242,"sameStyle":0.5142,"noticed":{"honest":0.0858,"blind":0.9942,"skim":0.51}},
    "after1000": {"recovery":0.8844,"coverage":0.966,"coverage80":0.8329,"width":1.9871,"claims":{"lowest letter":{"made":0.3833,"right":0.9304},"widest gap of two people":{"made":0.1616,"right":0.9375},"50 or more in both":{"made":0.2929,"right":0.8736}},"chanceError":0.0203,"chanceNoise":0.0222,"worstBin":0,"rightPrimary":0.7458,"samePrimary":0.6733,"rightStyle":0.5325,"sameStyle":0.5017,"noticed":{"honest":0.0642,"blind":0.9958,"skim":0.6033}}
   }
  },
  {
   "kind": "stayingReactions",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.9356,
   "fitAlone": {
    "honest": 0.0158,
    "blind": 0.9025,
    "skim": 0.2483
   },
   "moved": {
    "none": 0.0192,
    "one": 0.4742,
    "two": 0.97
   },
   "stages": {
    "first": {"recovery":0.9299,"coverage":0.9923,"coverage80":0.9163,"width":2.1729,"claims":{"lowest letter":{"made":0.4967,"right":0.9732},"widest gap of two people":{"made":0.2795,"right":0.9036},"50 or more in both":{"made":0.4411,"right":0.9389}},"chanceError":0.0682,"chanceNoise":0.022,"worstBin":0,"rightPrimary":0.845,"samePrimary":0.8217,"rightStyle":0.6333,"sameStyle":0.6533,"noticed":{"honest":0.0175,"blind":0.4467,"skim":0.3933}},
    "after50": {"recovery":0.9306,"coverage":0.9846,"coverage80":0.8906,"width":1.9999,"claims":{"lowest letter":{"made":0.5433,"right":0.9755},"widest gap of two people":{"made":0.3266,"right":0.9278},"50 or more in both":{"made":0.4343,"right":0.9457}},"chanceError":0.0223,"chanceNoise":0.0202,"worstBin":0.006,"rightPrimary":0.8383,"samePrimary":0.8108,"rightStyle":0.6325,"sameStyle":0.6233,"noticed":{"honest":0.0283,"blind":0.5317,"skim":0.4333}},
    "after200": {"recovery":0.9326,"coverage":0.9735,"coverage80":0.8498,"width":1.5971,"claims":{"lowest letter":{"made":0.56,"right":0.9643},"widest gap of two people":{"made":0.3737,"right":0.9279},"50 or more in both":{"made":0.404,"right":0.95}},"chanceError":0.0172,"chanceNoise":0.0196,"worstBin":0.0005,"rightPrimary":0.8442,"samePrimary":0.8175,"rightStyle":0.6308,"sameStyle":0.6192,"noticed":{"honest":0.045,"blind":0.9558,"skim":0.7933}},
    "after1000": {"recovery":0.936,"coverage":0.9731,"coverage80":0.8492,"width":1.5456,"claims":{"lowest letter":{"made":0.58,"right":0.9598},"widest gap of two people":{"made":0.4007,"right":0.9412},"50 or more in both":{"made":0.4175,"right":0.9597}},"chanceError":0.0167,"chanceNoise":0.0195,"worstBin":0.0046,"rightPrimary":0.8492,"samePrimary":0.8208,"rightStyle":0.6233,"sameStyle":0.6192,"noticed":{"honest":0.0533,"blind":0.9658,"skim":0.8317}}
   }
  },
  {
   "kind": "halfReversed",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.9002,
   "fitAlone": {
    "honest": 0.0225,
    "blind": 0.8925,
    "skim": 0.2225
   },
   "moved": {
    "none": 0.0342,
    "one": 0.415,
    "two": 0.8233
   },
   "stages": {
    "first": {"recovery":0.8897,"coverage":0.9733,"coverage80":0.8571,"width":2.1608,"claims":{"lowest letter":{"made":0.5033,"right":0.9735},"widest gap of two people":{"made":0.266,"right":0.8987},"50 or more in both":{"made":0.3704,"right":0.8727}},"chanceError":0.0619,"chanceNoise":0.0223,"worstBin":0,"rightPrimary":0.8258,"samePrimary":0.76,"rightStyle":0.6058,"sameStyle":0.61,"noticed":{"honest":0.0242,"blind":0.4133,"skim":0.4917}},
    "after50": {"recovery":0.8911,"coverage":0.96,"coverage80":0.8246,"width":2.0317,"claims":{"lowest letter":{"made":0.5567,"right":0.9401},"widest gap of two people":{"made":0.2862,"right":0.8941},"50 or more in both":{"made":0.4108,"right":0.8443}},"chanceError":0.0166,"chanceNoise":0.0204,"worstBin":0.0042,"rightPrimary":0.805,"samePrimary":0.7683,"rightStyle":0.5842,"sameStyle":0.58,"noticed":{"honest":0.05,"blind":0.65,"skim":0.6458}},
    "after200": {"recovery":0.8924,"coverage":0.9458,"coverage80":0.7865,"width":1.7443,"claims":{"lowest letter":{"made":0.5867,"right":0.9602},"widest gap of two people":{"made":0.3266,"right":0.8969},"50 or more in both":{"made":0.3838,"right":0.886}},"chanceError":0.0169,"chanceNoise":0.0201,"worstBin":0.0026,"rightPrimary":0.8233,"samePrimary":0.7625,"rightStyle":0.6208,"sameStyle":0.5667,"noticed":{"honest":0.0675,"blind":0.9508,"skim":0.7867}},
    "after1000": {"recovery":0.8925,"coverage":0.9392,"coverage80":0.7656,"width":1.6614,"claims":{"lowest letter":{"made":0.5833,"right":0.9657},"widest gap of two people":{"made":0.3266,"right":0.8763},"50 or more in both":{"made":0.4074,"right":0.8843}},"chanceError":0.0098,"chanceNoise":0.0197,"worstBin":0.0005,"rightPrimary":0.8258,"samePrimary":0.7633,"rightStyle":0.6183,"sameStyle":0.5767,"noticed":{"honest":0.06,"blind":0.9692,"skim":0.7592}}
   }
  },
  {
   "kind": "twoTraits",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.9148,
   "fitAlone": {
    "honest": 0.03,
    "blind": 0.8592,
    "skim": 0.2458
   },
   "moved": {
    "none": 0.0433,
    "one": 0.3692,
    "two": 0.8592
   },
   "stages": {
    "first": {"recovery":0.9105,"coverage":0.9881,"coverage80":0.8994,"width":2.1486,"claims":{"lowest letter":{"made":0.4033,"right":0.9504},"widest gap of two people":{"made":0.1953,"right":0.931},"50 or more in both":{"made":0.3165,"right":0.9468}},"chanceError":0.0579,"chanceNoise":0.0229,"worstBin":0,"rightPrimary":0.8025,"samePrimary":0.735,"rightStyle":0.5842,"sameStyle":0.6025,"noticed":{"honest":0.0208,"blind":0.4208,"skim":0.5142}},
    "after50": {"recovery":0.9111,"coverage":0.9754,"coverage80":0.8648,"width":2.0096,"claims":{"lowest letter":{"made":0.4333,"right":0.9308},"widest gap of two people":{"made":0.2189,"right":0.9385},"50 or more in both":{"made":0.3333,"right":0.899}},"chanceError":0.0197,"chanceNoise":0.0212,"worstBin":0.0031,"rightPrimary":0.7883,"samePrimary":0.73,"rightStyle":0.5608,"sameStyle":0.5517,"noticed":{"honest":0.015,"blind":0.3525,"skim":0.2925}},
    "after200": {"recovery":0.9117,"coverage":0.9742,"coverage80":0.861,"width":1.8781,"claims":{"lowest letter":{"made":0.4667,"right":0.9357},"widest gap of two people":{"made":0.266,"right":0.9367},"50 or more in both":{"made":0.3266,"right":0.9381}},"chanceError":0.0114,"chanceNoise":0.0209,"worstBin":0.0113,"rightPrimary":0.8083,"samePrimary":0.7358,"rightStyle":0.6008,"sameStyle":0.555,"noticed":{"honest":0.0258,"blind":0.89,"skim":0.4283}},
    "after1000": {"recovery":0.9109,"coverage":0.9683,"coverage80":0.8458,"width":1.7966,"claims":{"lowest letter":{"made":0.48,"right":0.9514},"widest gap of two people":{"made":0.2963,"right":0.9205},"50 or more in both":{"made":0.3468,"right":0.9029}},"chanceError":0.015,"chanceNoise":0.0208,"worstBin":0.0119,"rightPrimary":0.8158,"samePrimary":0.7383,"rightStyle":0.605,"sameStyle":0.5592,"noticed":{"honest":0.0242,"blind":0.9008,"skim":0.4767}}
   }
  },
  {
   "kind": "minority",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.9273,
   "fitAlone": {
    "honest": 0.0358,
    "blind": 0.8042,
    "skim": 0.1367
   },
   "moved": {
    "none": 0.0533,
    "one": 0.4983,
    "two": 0.9458
   },
   "stages": {
    "first": {"recovery":0.9225,"coverage":0.9892,"coverage80":0.901,"width":2.1681,"claims":{"lowest letter":{"made":0.5367,"right":0.9565},"widest gap of two people":{"made":0.2963,"right":0.875},"50 or more in both":{"made":0.4175,"right":0.9516}},"chanceError":0.0545,"chanceNoise":0.0224,"worstBin":0,"rightPrimary":0.8075,"samePrimary":0.7292,"rightStyle":0.6033,"sameStyle":0.5625,"noticed":{"honest":0.0158,"blind":0.4125,"skim":0.2983}},
    "after50": {"recovery":0.9236,"coverage":0.9842,"coverage80":0.8838,"width":1.9853,"claims":{"lowest letter":{"made":0.5867,"right":0.9432},"widest gap of two people":{"made":0.3434,"right":0.8922},"50 or more in both":{"made":0.4343,"right":0.9535}},"chanceError":0.0142,"chanceNoise":0.0207,"worstBin":0.0073,"rightPrimary":0.8033,"samePrimary":0.7408,"rightStyle":0.61,"sameStyle":0.5575,"noticed":{"honest":0.015,"blind":0.3533,"skim":0.2692}},
    "after200": {"recovery":0.9251,"coverage":0.9556,"coverage80":0.8202,"width":1.5797,"claims":{"lowest letter":{"made":0.6133,"right":0.9293},"widest gap of two people":{"made":0.3939,"right":0.8718},"50 or more in both":{"made":0.4478,"right":0.9699}},"chanceError":0.0185,"chanceNoise":0.0203,"worstBin":0.0078,"rightPrimary":0.8133,"samePrimary":0.7367,"rightStyle":0.62,"sameStyle":0.5242,"noticed":{"honest":0.0567,"blind":0.8675,"skim":0.6108}},
    "after1000": {"recovery":0.9275,"coverage":0.9583,"coverage80":0.8204,"width":1.5407,"claims":{"lowest letter":{"made":0.59,"right":0.9379},"widest gap of two people":{"made":0.3906,"right":0.8879},"50 or more in both":{"made":0.4276,"right":0.9921}},"chanceError":0.0247,"chanceNoise":0.0201,"worstBin":0.0025,"rightPrimary":0.8183,"samePrimary":0.7417,"rightStyle":0.6225,"sameStyle":0.5342,"noticed":{"honest":0.07,"blind":0.9258,"skim":0.7275}}
   }
  },
  {
   "kind": "sharedErrors",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.9113,
   "fitAlone": {
    "honest": 0.0133,
    "blind": 0.8958,
    "skim": 0.1192
   },
   "moved": {
    "none": 0.0942,
    "one": 0.495,
    "two": 0.9042
   },
   "stages": {
    "first": {"recovery":0.9027,"coverage":0.9685,"coverage80":0.845,"width":2.1779,"claims":{"lowest letter":{"made":0.5667,"right":0.8882},"widest gap of two people":{"made":0.2963,"right":0.9091},"50 or more in both":{"made":0.431,"right":0.9063}},"chanceError":0.0095,"chanceNoise":0.0219,"worstBin":0,"rightPrimary":0.7733,"samePrimary":0.7025,"rightStyle":0.5392,"sameStyle":0.515,"noticed":{"honest":0.0117,"blind":0.445,"skim":0.265}},
    "after50": {"recovery":0.9036,"coverage":0.9592,"coverage80":0.8204,"width":2.0188,"claims":{"lowest letter":{"made":0.6033,"right":0.8619},"widest gap of two people":{"made":0.3131,"right":0.9032},"50 or more in both":{"made":0.4343,"right":0.8992}},"chanceError":0.0526,"chanceNoise":0.0201,"worstBin":0.019,"rightPrimary":0.77,"samePrimary":0.7125,"rightStyle":0.5283,"sameStyle":0.4983,"noticed":{"honest":0.0158,"blind":0.54,"skim":0.3517}},
    "after200": {"recovery":0.9063,"coverage":0.9271,"coverage80":0.7675,"width":1.5395,"claims":{"lowest letter":{"made":0.64,"right":0.8594},"widest gap of two people":{"made":0.3737,"right":0.9009},"50 or more in both":{"made":0.4512,"right":0.9104}},"chanceError":0.0535,"chanceNoise":0.0195,"worstBin":0.0285,"rightPrimary":0.7775,"samePrimary":0.7008,"rightStyle":0.5558,"sameStyle":0.4617,"noticed":{"honest":0.0358,"blind":0.9592,"skim":0.4008}},
    "after1000": {"recovery":0.909,"coverage":0.9329,"coverage80":0.7717,"width":1.5209,"claims":{"lowest letter":{"made":0.64,"right":0.875},"widest gap of two people":{"made":0.3872,"right":0.9043},"50 or more in both":{"made":0.4242,"right":0.9286}},"chanceError":0.051,"chanceNoise":0.0194,"worstBin":0.0233,"rightPrimary":0.7825,"samePrimary":0.6967,"rightStyle":0.5525,"sameStyle":0.47,"noticed":{"honest":0.0392,"blind":0.98,"skim":0.5308}}
   }
  },
  {
   "kind": "idealPoint",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.8777,
   "fitAlone": {
    "honest": 0.015,
    "blind": 0.8833,
    "skim": 0.2575
   },
   "moved": {
    "none": 0.0358,
    "one": 0.4658,
    "two": 0.8242
   },
   "stages": {
    "first": {"recovery":0.8749,"coverage":0.9608,"coverage80":0.8363,"width":2.1652,"claims":{"lowest letter":{"made":0.59,"right":0.9774},"widest gap of two people":{"made":0.2424,"right":0.9028},"50 or more in both":{"made":0.4444,"right":0.8939}},"chanceError":0.0225,"chanceNoise":0.0241,"worstBin":0,"rightPrimary":0.6958,"samePrimary":0.625,"rightStyle":0.4683,"sameStyle":0.4583,"noticed":{"honest":0.0125,"blind":0.4383,"skim":0.5242}},
    "after50": {"recovery":0.8776,"coverage":0.9454,"coverage80":0.8148,"width":1.8918,"claims":{"lowest letter":{"made":0.6267,"right":0.9681},"widest gap of two people":{"made":0.2727,"right":0.8765},"50 or more in both":{"made":0.4411,"right":0.8473}},"chanceError":0.0612,"chanceNoise":0.0227,"worstBin":0,"rightPrimary":0.685,"samePrimary":0.6233,"rightStyle":0.4525,"sameStyle":0.4358,"noticed":{"honest":0.0717,"blind":0.7783,"skim":0.8625}},
    "after200": {"recovery":0.8782,"coverage":0.9138,"coverage80":0.7613,"width":1.5382,"claims":{"lowest letter":{"made":0.6367,"right":0.9686},"widest gap of two people":{"made":0.3199,"right":0.8526},"50 or more in both":{"made":0.4714,"right":0.8714}},"chanceError":0.0727,"chanceNoise":0.0223,"worstBin":0,"rightPrimary":0.6875,"samePrimary":0.6125,"rightStyle":0.4483,"sameStyle":0.3967,"noticed":{"honest":0.0783,"blind":0.9775,"skim":0.85}},
    "after1000": {"recovery":0.8801,"coverage":0.9227,"coverage80":0.7785,"width":1.592,"claims":{"lowest letter":{"made":0.6467,"right":0.9794},"widest gap of two people":{"made":0.3199,"right":0.8947},"50 or more in both":{"made":0.4512,"right":0.8955}},"chanceError":0.0765,"chanceNoise":0.0222,"worstBin":0,"rightPrimary":0.6875,"samePrimary":0.6117,"rightStyle":0.46,"sameStyle":0.4075,"noticed":{"honest":0.035,"blind":0.9667,"skim":0.6583}}
   }
  },
  {
   "kind": "jobRole",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.778,
   "fitAlone": {
    "honest": 0.0192,
    "blind": 0.9075,
    "skim": 0.1817
   },
   "moved": {
    "none": 0.0425,
    "one": 0.345,
    "two": 0.8183
   },
   "stages": {
    "first": {"recovery":0.7733,"coverage":0.876,"coverage80":0.6829,"width":2.1631,"claims":{"lowest letter":{"made":0.51,"right":0.7386},"widest gap of two people":{"made":0.3098,"right":0.663},"50 or more in both":{"made":0.3973,"right":0.7881}},"chanceError":0.1454,"chanceNoise":0.0222,"worstBin":0,"rightPrimary":0.6242,"samePrimary":0.7725,"rightStyle":0.4267,"sameStyle":0.62,"noticed":{"honest":0.0158,"blind":0.4408,"skim":0.4925}},
    "after50": {"recovery":0.7741,"coverage":0.8527,"coverage80":0.6531,"width":2.0209,"claims":{"lowest letter":{"made":0.5333,"right":0.7188},"widest gap of two people":{"made":0.3165,"right":0.6596},"50 or more in both":{"made":0.431,"right":0.7891}},"chanceError":0.1921,"chanceNoise":0.0203,"worstBin":0.1611,"rightPrimary":0.6233,"samePrimary":0.7733,"rightStyle":0.4108,"sameStyle":0.6092,"noticed":{"honest":0.0308,"blind":0.59,"skim":0.6333}},
    "after200": {"recovery":0.7756,"coverage":0.7869,"coverage80":0.579,"width":1.5993,"claims":{"lowest letter":{"made":0.6033,"right":0.7017},"widest gap of two people":{"made":0.3737,"right":0.6216},"50 or more in both":{"made":0.4175,"right":0.7984}},"chanceError":0.2019,"chanceNoise":0.0197,"worstBin":0.1764,"rightPrimary":0.6267,"samePrimary":0.76,"rightStyle":0.4117,"sameStyle":0.5808,"noticed":{"honest":0.0325,"blind":0.93,"skim":0.5717}},
    "after1000": {"recovery":0.7786,"coverage":0.7758,"coverage80":0.5715,"width":1.5512,"claims":{"lowest letter":{"made":0.6067,"right":0.7033},"widest gap of two people":{"made":0.3603,"right":0.6542},"50 or more in both":{"made":0.4175,"right":0.8065}},"chanceError":0.201,"chanceNoise":0.0195,"worstBin":0.1765,"rightPrimary":0.6292,"samePrimary":0.765,"rightStyle":0.4225,"sameStyle":0.5842,"noticed":{"honest":0.0358,"blind":0.9658,"skim":0.7142}}
   }
  },
  {
   "kind": "fakers",
   "people": 1200,
   "worlds": 3,
   "knownRecovery": 0.8794,
   "fitAlone": {
    "honest": 0.0158,
    "blind": 0.9567,
    "skim": 0.2133
   },
   "moved": {
    "none": 0.0292,
    "one": 0.4258,
    "two": 0.8908
   },
   "stages": {
    "first": {"recovery":0.8703,"coverage":0.9342,"coverage80":0.7948,"width":2.1752,"claims":{"lowest letter":{"made":0.46,"right":0.9855},"widest gap of two people":{"made":0.2828,"right":0.8095},"50 or more in both":{"made":0.4882,"right":0.8621}},"chanceError":0.0547,"chanceNoise":0.0224,"worstBin":0,"rightPrimary":0.8067,"samePrimary":0.7675,"rightStyle":0.5867,"sameStyle":0.5792,"noticed":{"honest":0.01,"blind":0.4575,"skim":0.5067}},
    "after50": {"recovery":0.8699,"coverage":0.9131,"coverage80":0.7602,"width":2.0138,"claims":{"lowest letter":{"made":0.5267,"right":0.981},"widest gap of two people":{"made":0.3333,"right":0.7879},"50 or more in both":{"made":0.5017,"right":0.8456}},"chanceError":0.0167,"chanceNoise":0.0206,"worstBin":0.0072,"rightPrimary":0.8058,"samePrimary":0.7717,"rightStyle":0.5783,"sameStyle":0.5625,"noticed":{"honest":0.025,"blind":0.71,"skim":0.7008}},
    "after200": {"recovery":0.8629,"coverage":0.855,"coverage80":0.6546,"width":1.5031,"claims":{"lowest letter":{"made":0.5667,"right":0.9765},"widest gap of two people":{"made":0.3939,"right":0.812},"50 or more in both":{"made":0.3401,"right":0.901}},"chanceError":0.0234,"chanceNoise":0.0196,"worstBin":0.002,"rightPrimary":0.8183,"samePrimary":0.765,"rightStyle":0.6017,"sameStyle":0.5842,"noticed":{"honest":0.0958,"blind":0.9883,"skim":0.6225}},
    "after1000": {"recovery":0.8204,"coverage":0.7479,"coverage80":0.5158,"width":1.4425,"claims":{"lowest letter":{"made":0.56,"right":0.9821},"widest gap of two people":{"made":0.4276,"right":0.7717},"50 or more in both":{"made":0.2357,"right":0.8714}},"chanceError":0.019,"chanceNoise":0.0196,"worstBin":0.0018,"rightPrimary":0.8233,"samePrimary":0.7667,"rightStyle":0.5875,"sameStyle":0.6017,"noticed":{"honest":0.0783,"blind":0.9958,"skim":0.5475}}
   }
  }
 ],
 "compared": [
  {
   "form": "2026-11",
   "kind": "kind",
   "people": 4000,
   "recovery": 0.9159,
   "elevation": 0.8148,
   "rightPrimary": 0.823
  },
  {
   "form": "2026-12",
   "kind": "kind",
   "people": 4000,
   "recovery": 0.929,
   "elevation": 0.8708,
   "rightPrimary": 0.8175
  },
  {
   "form": "2027-01",
   "kind": "kind",
   "people": 4000,
   "recovery": 0.929,
   "elevation": 0.8708,
   "rightPrimary": 0.8175
  },
  {
   "form": "2026-11",
   "kind": "weak",
   "people": 4000,
   "recovery": 0.8586,
   "elevation": 0.7051,
   "rightPrimary": 0.7527
  },
  {
   "form": "2026-12",
   "kind": "weak",
   "people": 4000,
   "recovery": 0.8728,
   "elevation": 0.7794,
   "rightPrimary": 0.7525
  },
  {
   "form": "2027-01",
   "kind": "weak",
   "people": 4000,
   "recovery": 0.8728,
   "elevation": 0.7794,
   "rightPrimary": 0.7525
  },
  {
   "form": "2026-11",
   "kind": "real",
   "people": 4000,
   "recovery": 0.8585,
   "elevation": 0.7136,
   "rightPrimary": 0.7485
  },
  {
   "form": "2026-12",
   "kind": "real",
   "people": 4000,
   "recovery": 0.8741,
   "elevation": 0.7823,
   "rightPrimary": 0.7523
  },
  {
   "form": "2027-01",
   "kind": "real",
   "people": 4000,
   "recovery": 0.8741,
   "elevation": 0.7823,
   "rightPrimary": 0.7523
  },
  {
   "form": "2026-11",
   "kind": "opposed",
   "people": 4000,
   "recovery": 0.9264,
   "elevation": 0.7387,
   "rightPrimary": 0.829
  },
  {
   "form": "2026-12",
   "kind": "opposed",
   "people": 4000,
   "recovery": 0.9321,
   "elevation": 0.7992,
   "rightPrimary": 0.836
  },
  {
   "form": "2027-01",
   "kind": "opposed",
   "people": 4000,
   "recovery": 0.9321,
   "elevation": 0.7992,
   "rightPrimary": 0.836
  }
 ],
 "settled": [
  {
   "kind": "kind",
   "people": 2000,
   "offered": 0.4965,
   "rightBefore": 0.811,
   "rightNow": 0.8325,
   "more": 7.3434,
   "settled": 0.1279,
   "offeredRightBefore": 0.6506,
   "offeredRightNow": 0.6939,
   "coverage": 0.9904,
   "bins": [
    {"from":0,"to":0.5,"people":139,"stated":0.4425,"right":0.4964},
    {"from":0.5,"to":0.6,"people":305,"stated":0.552,"right":0.5902},
    {"from":0.6,"to":0.7,"people":230,"stated":0.6492,"right":0.7261},
    {"from":0.7,"to":0.8,"people":168,"stated":0.7442,"right":0.7619},
    {"from":0.8,"to":0.85,"people":24,"stated":0.8199,"right":1},
    {"from":0.85,"to":1,"people":127,"stated":0.8612,"right":0.9528}
   ]
  },
  {
   "kind": "weak",
   "people": 2000,
   "offered": 0.6715,
   "rightBefore": 0.7505,
   "rightNow": 0.7745,
   "more": 7.2286,
   "settled": 0.0923,
   "offeredRightBefore": 0.6523,
   "offeredRightNow": 0.688,
   "coverage": 0.9736,
   "bins": [
    {"from":0,"to":0.5,"people":250,"stated":0.4387,"right":0.456},
    {"from":0.5,"to":0.6,"people":425,"stated":0.5492,"right":0.6259},
    {"from":0.6,"to":0.7,"people":298,"stated":0.6441,"right":0.698},
    {"from":0.7,"to":0.8,"people":207,"stated":0.7427,"right":0.8889},
    {"from":0.8,"to":0.85,"people":39,"stated":0.8167,"right":0.9231},
    {"from":0.85,"to":1,"people":124,"stated":0.8606,"right":0.9355}
   ]
  },
  {
   "kind": "real",
   "people": 2000,
   "offered": 0.686,
   "rightBefore": 0.739,
   "rightNow": 0.756,
   "more": 7.2741,
   "settled": 0.0977,
   "offeredRightBefore": 0.645,
   "offeredRightNow": 0.6698,
   "coverage": 0.9605,
   "bins": [
    {"from":0,"to":0.5,"people":305,"stated":0.4388,"right":0.4754},
    {"from":0.5,"to":0.6,"people":398,"stated":0.5528,"right":0.603},
    {"from":0.6,"to":0.7,"people":293,"stated":0.6445,"right":0.7099},
    {"from":0.7,"to":0.8,"people":196,"stated":0.7428,"right":0.801},
    {"from":0.8,"to":0.85,"people":46,"stated":0.8217,"right":0.913},
    {"from":0.85,"to":1,"people":134,"stated":0.862,"right":0.9478}
   ]
  },
  {
   "kind": "opposed",
   "people": 2000,
   "offered": 0.491,
   "rightBefore": 0.8425,
   "rightNow": 0.856,
   "more": 7.4898,
   "settled": 0.1477,
   "offeredRightBefore": 0.7006,
   "offeredRightNow": 0.7281,
   "coverage": 0.9893,
   "bins": [
    {"from":0,"to":0.5,"people":121,"stated":0.4475,"right":0.4876},
    {"from":0.5,"to":0.6,"people":294,"stated":0.5543,"right":0.619},
    {"from":0.6,"to":0.7,"people":233,"stated":0.6434,"right":0.7597},
    {"from":0.7,"to":0.8,"people":150,"stated":0.7461,"right":0.8667},
    {"from":0.8,"to":0.85,"people":39,"stated":0.8205,"right":0.8205},
    {"from":0.85,"to":1,"people":145,"stated":0.8616,"right":0.931}
   ]
  }
 ],
 "priors": [
  {
   "population": "unrelated",
   "prior": "unrelated",
   "recovery": 0.9281,
   "rightPrimary": 0.8348,
   "elevation": 0.8696,
   "coverage": 0.9889
  },
  {
   "population": "unrelated",
   "prior": "opposed",
   "recovery": 0.9134,
   "rightPrimary": 0.8305,
   "elevation": 0.8665,
   "coverage": 0.9822
  },
  {
   "population": "opposed",
   "prior": "unrelated",
   "recovery": 0.9355,
   "rightPrimary": 0.839,
   "elevation": 0.8074,
   "coverage": 0.991
  },
  {
   "population": "opposed",
   "prior": "opposed",
   "recovery": 0.9344,
   "rightPrimary": 0.842,
   "elevation": 0.807,
   "coverage": 0.9845
  }
 ]
}
