import largerWeights from './activations-grow/larger-weights.json' with { type: 'json' };
import oneWeightedSum from './activations-grow/one-weighted-sum.json' with { type: 'json' };
import sayOfAge from './activations-grow/say-of-age.json' with { type: 'json' };
import sizeOfARow from './activations-grow/size-of-a-row.json' with { type: 'json' };
import sizeWithLayerNorm from './activations-grow/size-with-layer-norm.json' with { type: 'json' };
import weightsOfAUnit from './activations-grow/weights-of-a-unit.json' with { type: 'json' };
import whatCancels from './activations-grow/what-cancels.json' with { type: 'json' };
import whereTheAgeWent from './activations-grow/where-the-age-went.json' with { type: 'json' };
import writeLinear from './activations-grow/write-linear.json' with { type: 'json' };
import batchNormInTheNetwork from './batch-norm/batch-norm-in-the-network.json' with {
  type: 'json',
};
import bringZBack from './batch-norm/bring-z-back.json' with { type: 'json' };
import meansDownTheColumns from './batch-norm/means-down-the-columns.json' with { type: 'json' };
import stepOfGamma from './batch-norm/step-of-gamma.json' with { type: 'json' };
import varianceOfANode from './batch-norm/variance-of-a-node.json' with { type: 'json' };
import whatMoves from './batch-norm/what-moves.json' with { type: 'json' };
import writeBatchNorm from './batch-norm/write-batch-norm.json' with { type: 'json' };
import aRowAlone from './batch-vs-layer/a-row-alone.json' with { type: 'json' };
import twoRulers from './batch-vs-layer/two-rulers.json' with { type: 'json' };
import whatEachPromises from './batch-vs-layer/what-each-promises.json' with { type: 'json' };
import whatStdPrints from './batch-vs-layer/what-std-prints.json' with { type: 'json' };
import whichAxisGoes from './batch-vs-layer/which-axis-goes.json' with { type: 'json' };
import whichLinePrintedIt from './batch-vs-layer/which-line-printed-it.json' with { type: 'json' };
import deadOrNearly from './gelu-and-relu/dead-or-nearly.json' with { type: 'json' };
import keepAShare from './gelu-and-relu/keep-a-share.json' with { type: 'json' };
import predictTheGradient from './gelu-and-relu/predict-the-gradient.json' with { type: 'json' };
import raiseTheBias from './gelu-and-relu/raise-the-bias.json' with { type: 'json' };
import slopesOfRelu from './gelu-and-relu/slopes-of-relu.json' with { type: 'json' };
import whoTeachesTheNeuron from './gelu-and-relu/who-teaches-the-neuron.json' with { type: 'json' };
import aRowOfZeros from './layer-norm/a-row-of-zeros.json' with { type: 'json' };
import insideTheRoot from './layer-norm/inside-the-root.json' with { type: 'json' };
import meanAndSpread from './layer-norm/mean-and-spread.json' with { type: 'json' };
import nothingToDivide from './layer-norm/nothing-to-divide.json' with { type: 'json' };
import predictFirstValue from './layer-norm/predict-first-value.json' with { type: 'json' };
import roundedTooEarly from './layer-norm/rounded-too-early.json' with { type: 'json' };
import rowMean from './layer-norm/row-mean.json' with { type: 'json' };
import scaleComesLast from './layer-norm/scale-comes-last.json' with { type: 'json' };
import stepsInOrder from './layer-norm/steps-in-order.json' with { type: 'json' };
import whoSharesTheMean from './layer-norm/who-shares-the-mean.json' with { type: 'json' };
import writeLayerNorm from './layer-norm/write-layer-norm.json' with { type: 'json' };
import writeRowStatistics from './layer-norm/write-row-statistics.json' with { type: 'json' };
import divideByTheRms from './normalization-axes/divide-by-the-rms.json' with { type: 'json' };
import fromPlanesToAChannel from './normalization-axes/from-planes-to-a-channel.json' with {
  type: 'json',
};
import meanOfAPlane from './normalization-axes/mean-of-a-plane.json' with { type: 'json' };
import neighboursInAGroup from './normalization-axes/neighbours-in-a-group.json' with {
  type: 'json',
};
import oneChannelOfEverySample from './normalization-axes/one-channel-of-every-sample.json' with {
  type: 'json',
};
import whatTheyHaveInCommon from './normalization-axes/what-they-have-in-common.json' with {
  type: 'json',
};
import writeRmsNorm from './normalization-axes/write-rms-norm.json' with { type: 'json' };
import aLongerReviewJoins from './padded-batch/a-longer-review-joins.json' with { type: 'json' };
import fromReviewsToRows from './padded-batch/from-reviews-to-rows.json' with { type: 'json' };
import hiddenKeys from './padded-batch/hidden-keys.json' with { type: 'json' };
import meanWithoutPadding from './padded-batch/mean-without-padding.json' with { type: 'json' };
import predictThePaddedMean from './padded-batch/predict-the-padded-mean.json' with {
  type: 'json',
};
import repairAPaddedNorm from './padded-batch/repair-a-padded-norm.json' with { type: 'json' };
import sharesBehindAMask from './padded-batch/shares-behind-a-mask.json' with { type: 'json' };
import writeAttention from './padded-batch/write-attention.json' with { type: 'json' };
import writeMaskedMeans from './padded-batch/write-masked-means.json' with { type: 'json' };
import { readExercise } from './read.js';
import meanOfThoseLeft from './recurrent-steps/mean-of-those-left.json' with { type: 'json' };
import oneStepOfTheNet from './recurrent-steps/one-step-of-the-net.json' with { type: 'json' };
import predictAMeanOfOneReview from './recurrent-steps/predict-a-mean-of-one-review.json' with {
  type: 'json',
};
import twoLeft from './recurrent-steps/two-left.json' with { type: 'json' };
import whatIsLeftOfABatch from './recurrent-steps/what-is-left-of-a-batch.json' with {
  type: 'json',
};
import whoIsCompared from './recurrent-steps/who-is-compared.json' with { type: 'json' };
import aPairOfReviews from './review-traffic/a-pair-of-reviews.json' with { type: 'json' };
import amongThreeNeighbours from './review-traffic/among-three-neighbours.json' with {
  type: 'json',
};
import fourNodesOneVerdict from './review-traffic/four-nodes-one-verdict.json' with {
  type: 'json',
};
import oneMoreReview from './review-traffic/one-more-review.json' with { type: 'json' };
import whatAnOutputRestsOn from './review-traffic/what-an-output-rests-on.json' with {
  type: 'json',
};
import whichNormServedIt from './review-traffic/which-norm-served-it.json' with { type: 'json' };
import aRowOfShares from './river-bank/a-row-of-shares.json' with { type: 'json' };
import attentionFromStartToEnd from './river-bank/attention-from-start-to-end.json' with {
  type: 'json',
};
import attentionInOrder from './river-bank/attention-in-order.json' with { type: 'json' };
import mixTheValues from './river-bank/mix-the-values.json' with { type: 'json' };
import predictAShare from './river-bank/predict-a-share.json' with { type: 'json' };
import scoreOfTwoWords from './river-bank/score-of-two-words.json' with { type: 'json' };
import valuesBehindAContext from './river-bank/values-behind-a-context.json' with { type: 'json' };
import whatScalingDoes from './river-bank/what-scaling-does.json' with { type: 'json' };
import writeSoftmax from './river-bank/write-softmax.json' with { type: 'json' };
import aColumnOfEquals from './standardize-and-scale/a-column-of-equals.json' with { type: 'json' };
import aNewcomer from './standardize-and-scale/a-newcomer.json' with { type: 'json' };
import belowTheMean from './standardize-and-scale/below-the-mean.json' with { type: 'json' };
import columnDeviation from './standardize-and-scale/column-deviation.json' with { type: 'json' };
import noPeeking from './standardize-and-scale/no-peeking.json' with { type: 'json' };
import oneFarAway from './standardize-and-scale/one-far-away.json' with { type: 'json' };
import stretchToARange from './standardize-and-scale/stretch-to-a-range.json' with { type: 'json' };
import moveRunningMean from './train-vs-inference/move-running-mean.json' with { type: 'json' };
import predictInference from './train-vs-inference/predict-inference.json' with { type: 'json' };
import repairInference from './train-vs-inference/repair-inference.json' with { type: 'json' };
import unbiasedForTheMemory from './train-vs-inference/unbiased-for-the-memory.json' with {
  type: 'json',
};
import whatTheMemoryDoes from './train-vs-inference/what-the-memory-does.json' with {
  type: 'json',
};
import whoCountsInInference from './train-vs-inference/who-counts-in-inference.json' with {
  type: 'json',
};

/** The exercises of the course, by walkthrough and level. @import { Exercise } from './types.js' */

/** @type {Exercise[]} */
export const exercises = [
  ...[
    columnDeviation,
    belowTheMean,
    stretchToARange,
    oneFarAway,
    aColumnOfEquals,
    noPeeking,
    aNewcomer,
  ],
  ...[
    sizeOfARow,
    oneWeightedSum,
    weightsOfAUnit,
    sayOfAge,
    whatCancels,
    largerWeights,
    sizeWithLayerNorm,
    whereTheAgeWent,
    writeLinear,
  ],
  ...[
    meansDownTheColumns,
    varianceOfANode,
    stepOfGamma,
    batchNormInTheNetwork,
    bringZBack,
    whatMoves,
    writeBatchNorm,
  ],
  ...[
    rowMean,
    whoSharesTheMean,
    meanAndSpread,
    stepsInOrder,
    predictFirstValue,
    scaleComesLast,
    aRowOfZeros,
    nothingToDivide,
    writeLayerNorm,
    insideTheRoot,
    roundedTooEarly,
    writeRowStatistics,
  ],
  ...[whichAxisGoes, whatStdPrints, whatEachPromises, aRowAlone, twoRulers, whichLinePrintedIt],
  ...[
    whatAnOutputRestsOn,
    amongThreeNeighbours,
    fourNodesOneVerdict,
    oneMoreReview,
    aPairOfReviews,
    whichNormServedIt,
  ],
  ...[
    moveRunningMean,
    whoCountsInInference,
    unbiasedForTheMemory,
    predictInference,
    whatTheMemoryDoes,
    repairInference,
  ],
  ...[
    meanOfThoseLeft,
    whoIsCompared,
    oneStepOfTheNet,
    twoLeft,
    predictAMeanOfOneReview,
    whatIsLeftOfABatch,
  ],
  ...[
    meanOfAPlane,
    oneChannelOfEverySample,
    neighboursInAGroup,
    divideByTheRms,
    fromPlanesToAChannel,
    whatTheyHaveInCommon,
    writeRmsNorm,
  ],
  ...[
    slopesOfRelu,
    whoTeachesTheNeuron,
    keepAShare,
    predictTheGradient,
    raiseTheBias,
    deadOrNearly,
  ],
  ...[
    scoreOfTwoWords,
    valuesBehindAContext,
    whatScalingDoes,
    aRowOfShares,
    predictAShare,
    mixTheValues,
    attentionInOrder,
    attentionFromStartToEnd,
    writeSoftmax,
  ],
  ...[
    hiddenKeys,
    meanWithoutPadding,
    sharesBehindAMask,
    fromReviewsToRows,
    predictThePaddedMean,
    repairAPaddedNorm,
    aLongerReviewJoins,
    writeMaskedMeans,
    writeAttention,
  ],
].map(readExercise);
