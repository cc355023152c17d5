/**
 * The shapes of everything that goes into the engine and comes out of it. Types only.
 */

/** @import { NumberArray } from './typed-array.js' */

/**
 * The cells of a tensor, row-major: the last axis runs fastest. Rank 0 to 8.
 *
 * @typedef {{ shape: number[], data: Float32Array }} Tensor
 */

/**
 * Numbers nested to any depth, the arrays of one level equally long: `[[1, 2], [3, 4]]` is (2, 2).
 *
 * @typedef {readonly number[] | readonly NestedNumbers[] | readonly NumberArray[]} NestedNumbers
 */

/**
 * Whatever a call takes as a tensor. Other numbers than float32 are rounded to it.
 *
 * @typedef {{ readonly shape: readonly number[], readonly data: NumberArray | readonly number[] }
 *   | NestedNumbers | NumberArray | ResidentTensor<any>} TensorLike
 */

/**
 * true and false, nested as `NestedNumbers`.
 *
 * @typedef {readonly boolean[] | readonly NestedBooleans[]} NestedBooleans
 */

/**
 * A mask: bool when its data is a Uint8Array or it holds true and false, else float.
 *
 * @typedef {TensorLike | NestedBooleans
 *   | { readonly shape: readonly number[], readonly data: readonly boolean[] }} MaskLike
 */

/**
 * An argument that has been read, on its way into the engine: `count` cells. `ofBooleans`: some of
 * them were true or false.
 *
 * @typedef {{ shape: number[], data: NumberArray, isBool: boolean, count: number, ofBooleans?: boolean }} Cells
 */

/**
 * `axis`: the one to go along, negative from the end. `ddof`: the sum of squares is divided by
 * n − ddof; whole, 0 … n − 1, default 0.
 *
 * @typedef {{ axis: number, ddof?: number }} StandardizeOptions
 */

/**
 * `axis`: the one to go along. `min`, `max`: the range to scale to, default 0 and 1.
 *
 * @typedef {{ axis: number, min?: number, max?: number }} MinMaxScaleOptions
 */

/**
 * `weight` (d_out, d_in). `bias` (d_out), default 0.
 *
 * @typedef {{ weight: TensorLike, bias?: TensorLike }} LinearOptions
 */

/**
 * `axis`: the first normalized axis, through the last; default −1. `gamma`, `beta`: of the shape
 * `x.shape.slice(axis)`, default 1 and 0. `eps`: inside the root, finite, ≥ 0, default 1e-5.
 *
 * @typedef {{ axis?: number, gamma?: TensorLike, beta?: TensorLike, eps?: number }} LayerNormOptions
 */

/**
 * `axis`: the first normalized axis, through the last; default −1. `gamma`: of the shape
 * `x.shape.slice(axis)`, default 1. `eps`: inside the root, finite, ≥ 0, default 1e-5.
 *
 * @typedef {{ axis?: number, gamma?: TensorLike, eps?: number }} RmsNormOptions
 */

/**
 * @typedef {object} BatchNormOptions
 * @property {TensorLike} [gamma]  (C), default 1
 * @property {TensorLike} [beta]  (C), default 0
 * @property {number} [eps]  inside the root; finite, ≥ 0, default 1e-5
 * @property {boolean} [training]  statistics of this batch (default), or the running ones
 * @property {number} [momentum]  the weight of the new value, default 0.1
 * @property {TensorLike} [running_mean]  (C); in training 0 if absent
 * @property {TensorLike} [running_var]  (C); in training 1 if absent
 * @property {MaskLike} [valid_mask]  (N), (N,L) or (N,H,W); not 0 = counts for the statistics
 */

/**
 * `gamma`, `beta` (C), one for each channel, default 1 and 0. `eps`: inside the root, finite, ≥ 0,
 * default 1e-5.
 *
 * @typedef {{ gamma?: TensorLike, beta?: TensorLike, eps?: number }} InstanceNormOptions
 */

/**
 * `num_groups`: how many groups the channels are cut into, 1 or more, a divisor of C.
 *
 * @typedef {InstanceNormOptions & { num_groups: number }} GroupNormOptions
 */

/**
 * `eps`: inside the root, finite, ≥ 0, default 1e-5.
 *
 * @typedef {{ eps?: number }} WeightStandardizeOptions
 */

/**
 * `axis`: the one along which the probabilities sum to 1; default −1.
 *
 * @typedef {{ axis?: number }} SoftmaxOptions
 */

/**
 * @typedef {object} AttentionOptions
 * @property {number} [scale]  default 1 / √d_k of one head
 * @property {MaskLike} [attn_mask]  broadcasts to scores; bool: 1 = may attend; float: added
 * @property {MaskLike} [key_padding_mask]  (N, T_k), or (T_k) for 2-d; bool: 1 = ignored; float:
 *   added
 * @property {boolean} [is_causal]  query i sees key j ≤ i; default false
 * @property {number} [num_heads]  splits 3-d tensors into heads
 */

/**
 * @typedef {object} MultiHeadAttentionOptions
 * @property {number} num_heads  1 or more, a divisor of d_model
 * @property {TensorLike} w_q  (d_in, d_model), d_in being the features of query
 * @property {TensorLike} w_k  (d_in, d_model), those of key
 * @property {TensorLike} w_v  (d_in, d_model), those of value
 * @property {TensorLike} w_o  (d_model, d_out)
 * @property {TensorLike} [b_q]  (d_model), default 0
 * @property {TensorLike} [b_k]  (d_model), default 0
 * @property {TensorLike} [b_v]  (d_model), default 0
 * @property {TensorLike} [b_o]  (d_out), default 0
 * @property {MaskLike} [attn_mask]  broadcasts to scores; bool: 1 = may attend; float: added
 * @property {MaskLike} [key_padding_mask]  (N, T_k), or (T_k) for 2-d; bool: 1 = ignored; float:
 *   added
 * @property {boolean} [is_causal]  query i sees key j ≤ i; default false
 */

/**
 * `length`: how many positions. `d_model`: how many features a position has. Whole, 0 or more.
 *
 * @typedef {{ length: number, d_model: number }} PositionalEncodingOptions
 */

/**
 * @typedef {'relu' | 'leaky_relu' | 'elu' | 'gelu' | 'gelu_tanh' | 'silu' | 'mish' | 'softplus'
 *   | 'sigmoid' | 'tanh'} ActivationKind
 */

/**
 * `kind`: which function. `alpha`: the slope below 0 of leaky_relu, default 0.01, and the depth of
 * elu, default 1; the others have none and take no notice of it.
 *
 * @typedef {{ kind: ActivationKind, alpha?: number }} ActivationOptions
 */

/**
 * What is to become of the results.
 *
 * `fields`: those that are wanted; default all. The others are neither computed nor given.
 *
 * `out`: arrays of the caller's to write results into, by field, each the whole array or as a tensor
 * whose shape the result then must have. The results hold them. An array may be an argument of the
 * same call, as arguments are copied first; two fields must not share memory. Refused, nothing is
 * written.
 *
 * `keep`: whether the results stay in the engine's memory, as resident tensors; default false.
 *
 * @template {string} F
 * @template {boolean} K
 * @typedef {{ fields?: readonly F[], out?: { readonly [field in NoInfer<F>]?: Room }, keep?: K }} ResultOptions
 */

/**
 * Room for a result.
 *
 * @typedef {Float32Array | { readonly shape: readonly number[], readonly data: Float32Array }} Room
 */

/**
 * Results by field.
 *
 * @template {string} F
 * @template {boolean} K
 * @typedef {Record<F, K extends true ? ResidentTensor : Tensor>} Results
 */

/**
 * A tensor that stays in the engine's memory until it is disposed of. It goes wherever a tensor or
 * a mask does, uncopied, in calls of the engine that made it. `read` gives a copy, in an array of its
 * own or in `out`. `dispose` gives the memory back, and so does `using`; again, it does nothing.
 *
 * Errors, here and where it is handed over: `bad-argument` once it was disposed of, or when the
 * engine had to restart since, which an error with the code `wasm-corrupt` has told.
 *
 * @template {Float32Array | Uint8Array} [D=Float32Array]
 * @typedef {Readonly<{
 *   shape: readonly number[],
 *   read(out?: D | { readonly shape: readonly number[], readonly data: D }):
 *     { shape: number[], data: D },
 *   dispose(): void, [Symbol.dispose](): void,
 * }>} ResidentTensor
 */

/**
 * What a resident tensor holds that is made of T: bytes for a bool mask, else float32.
 *
 * @template T
 * @typedef {T extends Uint8Array | NestedBooleans | { readonly data: Uint8Array | readonly boolean[] }
 *   ? Uint8Array : T extends ResidentTensor<infer D> ? D : Float32Array} HeldBy
 */

/**
 * PyTorch's stream of random numbers on the CPU, from one seed on: each call goes on where the last
 * one stopped. Lengths are whole numbers, 0 or more. Source: `torch.Generator`, `torch.randn`,
 * `torch.rand`.
 *
 * Errors: `bad-argument`, `shape-mismatch` (more than 8 axes), `too-large`, `out-of-memory`; the
 * stream has then not moved on.
 *
 * @typedef {object} Generator
 * @property {(shape: readonly number[]) => Tensor} randn  standard normal numbers
 * @property {(shape: readonly number[]) => Tensor} rand  uniform numbers in [0, 1)
 */

/**
 * The calls. Each gives tensors by field name, copied out: they are the caller's own, and no later
 * call changes them, unless `ResultOptions` say otherwise. Arguments are never written to. Calls are
 * synchronous. Semantics and formulas are PyTorch's; where its float32 is further from the
 * double-precision truth, the truth's.
 *
 * Every call throws `EngineError`: `bad-argument` (a wrong type, a hole, `null`, a getter that
 * throws, unknown or no names in `fields`), `shape-mismatch`, `too-large`, `out-of-memory`, and
 * what is named beside it.
 *
 * @typedef {object} Calls
 *
 * @property {<F extends 'mean' | 'std' | 'output' = 'mean' | 'std' | 'output', K extends boolean = false>(
 *   x: TensorLike, options: StandardizeOptions & ResultOptions<F, K>) => Results<F, K>} standardize
 *   output = (x − mean) / std along one axis; mean and std keep it with length 1. Equal values give
 *   0. `bad-axis`; ddof ≥ n is a `bad-argument`. Source: NumPy `numpy.std`, scikit-learn
 *   `StandardScaler`.
 *
 * @property {<F extends 'min' | 'max' | 'output' = 'min' | 'max' | 'output', K extends boolean = false>(
 *   x: TensorLike, options: MinMaxScaleOptions & ResultOptions<F, K>) => Results<F, K>} minMaxScale
 *   Along one axis onto the range from `min` to `max`; the results min and max are those of x and
 *   keep the axis with length 1. Equal values give `min`. `bad-axis`. Source: scikit-learn
 *   `MinMaxScaler`.
 *
 * @property {<F extends 'output' = 'output', K extends boolean = false>(
 *   a: TensorLike, b: TensorLike, options?: ResultOptions<F, K>) => Results<F, K>} matmul
 *   a (…, M, K) · b (…, K, P) = output (…, M, P); the leading axes broadcast. Source:
 *   `torch.matmul`.
 *
 * @property {<F extends 'output' = 'output', K extends boolean = false>(
 *   x: TensorLike, options: LinearOptions & ResultOptions<F, K>) => Results<F, K>} linear
 *   x (…, d_in) · weightᵀ + bias = output (…, d_out). Source: `torch.nn.Linear`.
 *
 * @property {<F extends 'mean' | 'var' | 'rstd' | 'normalized' | 'output' =
 *   'mean' | 'var' | 'rstd' | 'normalized' | 'output', K extends boolean = false>(
 *   x: TensorLike, options?: LayerNormOptions & ResultOptions<F, K>) => Results<F, K>} layerNorm
 *   Each row by its own mean and biased variance: normalized = (x − mean) · rstd,
 *   rstd = 1 / √(var + eps), output = normalized · gamma + beta. mean, var and rstd keep the
 *   normalized axes with length 1. `bad-axis`. Source: Ba, Kiros, Hinton, arXiv 1607.06450;
 *   `torch.nn.LayerNorm`.
 *
 * @property {<F extends 'rms' | 'normalized' | 'output' = 'rms' | 'normalized' | 'output', K extends boolean = false>(
 *   x: TensorLike, options?: RmsNormOptions & ResultOptions<F, K>) => Results<F, K>} rmsNorm
 *   Each row by its own root mean square: rms = √(mean of x² + eps), normalized = x / rms, output =
 *   normalized · gamma. rms keeps the normalized axes with length 1. `bad-axis`. Source: Zhang,
 *   Sennrich, arXiv 1910.07467; `torch.nn.RMSNorm`.
 *
 * @property {<F extends 'mean' | 'var' | 'rstd' | 'normalized' | 'output' | 'running_mean' | 'running_var' =
 *   'mean' | 'var' | 'rstd' | 'normalized' | 'output' | 'running_mean' | 'running_var', K extends boolean = false>(
 *   x: TensorLike, options?: BatchNormOptions & ResultOptions<F, K>) => Results<F, K>} batchNorm
 *   x (N,C), (N,C,L) or (N,C,H,W): each channel by the mean and biased variance (C) of its valid
 *   positions; running_mean and running_var (C) are the moved-on ones, the variance unbiased.
 *   `one-value-per-channel`; inference without running statistics is a `bad-argument`. Source:
 *   Ioffe, Szegedy, arXiv 1502.03167; `torch.nn.BatchNorm1d`, `BatchNorm2d`.
 *
 * @property {<F extends 'mean' | 'var' | 'rstd' | 'normalized' | 'output' =
 *   'mean' | 'var' | 'rstd' | 'normalized' | 'output', K extends boolean = false>(
 *   x: TensorLike, options?: InstanceNormOptions & ResultOptions<F, K>) => Results<F, K>} instanceNorm
 *   x (N,C,…): each channel of each sample by its own mean and biased variance (N,C).
 *   `one-value-per-channel`. Source: Ulyanov, Vedaldi, Lempitsky, arXiv 1607.08022;
 *   `torch.nn.functional.instance_norm`.
 *
 * @property {<F extends 'mean' | 'var' | 'rstd' | 'normalized' | 'output' =
 *   'mean' | 'var' | 'rstd' | 'normalized' | 'output', K extends boolean = false>(
 *   x: TensorLike, options: GroupNormOptions & ResultOptions<F, K>) => Results<F, K>} groupNorm
 *   x (N,C,…): the channels of each sample in num_groups groups of neighbours, each by its own mean
 *   and biased variance (N,G). `groups-do-not-divide`, `one-value-per-channel`. Source: Wu, He,
 *   arXiv 1803.08494; `torch.nn.GroupNorm`.
 *
 * @property {<F extends 'mean' | 'var' | 'output' = 'mean' | 'var' | 'output', K extends boolean = false>(
 *   weight: TensorLike, options?: WeightStandardizeOptions & ResultOptions<F, K>) =>
 *   Results<F, K>} weightStandardize
 *   weight (C_out, C_in, …): each filter by its own mean and biased variance (C_out): output =
 *   (weight − mean) / √(var + eps). Source: Qiao et al., arXiv 1903.10520;
 *   `torch.nn.functional.batch_norm` over the filters.
 *
 * @property {<F extends 'row_max' | 'exp_sum' | 'output' = 'row_max' | 'exp_sum' | 'output', K extends boolean = false>(
 *   x: TensorLike, options?: SoftmaxOptions & ResultOptions<F, K>) => Results<F, K>} softmax
 *   output = exp(x − row_max) / exp_sum along one axis, which row_max and exp_sum keep with length
 *   1. A row of −∞ gives NaN. `bad-axis`. Source: `torch.softmax`.
 *
 * @property {<F extends 'row_max' | 'exp_sum' | 'output' = 'row_max' | 'exp_sum' | 'output', K extends boolean = false>(
 *   x: TensorLike, options?: SoftmaxOptions & ResultOptions<F, K>) => Results<F, K>} logSoftmax
 *   output = x − row_max − ln(exp_sum) along one axis, which row_max and exp_sum keep with length 1.
 *   A row of −∞ gives NaN. `bad-axis`. Source: `torch.log_softmax`.
 *
 * @property {<F extends 'scores' | 'masked_scores' | 'attention_weights' | 'context' =
 *   'scores' | 'masked_scores' | 'attention_weights' | 'context', K extends boolean = false>(
 *   query: TensorLike, key: TensorLike, value: TensorLike,
 *   options?: AttentionOptions & ResultOptions<F, K>) => Results<F, K>} attention
 *   query, key (…, T, d_k), value (…, T, d_v), 2-d, 3-d or 4-d: scores = query · keyᵀ · scale;
 *   masked_scores = scores + masks; attention_weights = softmax of its rows; context =
 *   attention_weights · value. A query with nothing to attend to gets zeros.
 *   `groups-do-not-divide` (num_heads). Source: Vaswani et al., arXiv 1706.03762;
 *   `torch.nn.functional.scaled_dot_product_attention`.
 *
 * @property {<F extends 'query' | 'key' | 'value' | 'scores' | 'masked_scores' | 'attention_weights' | 'context' | 'output' =
 *   'query' | 'key' | 'value' | 'scores' | 'masked_scores' | 'attention_weights' | 'context' | 'output', K extends boolean = false>(
 *   query: TensorLike, key: TensorLike, value: TensorLike,
 *   options: MultiHeadAttentionOptions & ResultOptions<F, K>) => Results<F, K>} multiHeadAttention
 *   query (N, T_q, d_in), key and value (N, T_k, d_in), or all without N: the results query, key
 *   and value are query · w_q + b_q … cut into heads, (N, heads, T, head_dim); then as `attention`,
 *   scores, masked_scores and attention_weights (N, heads, T_q, T_k); context is joined again,
 *   (N, T_q, d_model); output = context · w_o + b_o. `groups-do-not-divide` (num_heads). Source:
 *   Vaswani et al., arXiv 1706.03762; `torch.nn.MultiheadAttention`, whose weights are the
 *   transposes of these.
 *
 * @property {<F extends 'output' = 'output', K extends boolean = false>(
 *   options: PositionalEncodingOptions & ResultOptions<F, K>) => Results<F, K>} positionalEncoding
 *   output (length, d_model): in column 2i the sine of position / 10000^(2i / d_model), in column
 *   2i + 1 its cosine. Source: Vaswani et al., arXiv 1706.03762, section 3.5.
 *
 * @property {<F extends 'output' | 'derivative' = 'output' | 'derivative', K extends boolean = false>(
 *   x: TensorLike, options: ActivationOptions & ResultOptions<F, K>) => Results<F, K>} activation
 *   The function and its derivative at every cell. Source: `torch.nn.functional.relu`,
 *   `leaky_relu`, `elu` (Clevert et al., arXiv 1511.07289), `gelu` (Hendrycks, Gimpel, arXiv
 *   1606.08415; gelu_tanh is its approximation by tanh), `silu`, `mish` (Misra, arXiv 1908.08681),
 *   `softplus`, `sigmoid`, `tanh`.
 *
 * @property {<const T extends TensorLike | MaskLike>(x: T) => ResidentTensor<HeldBy<T>>} tensor
 *   Copies a tensor into the engine's memory to stay there: bytes where it would be a bool mask, else
 *   float32. Bytes are numbers again where a tensor of numbers is wanted.
 *
 * @property {(seed: number | bigint) => Generator} generator
 *   A stream of its own. `seed`: whole, −2⁶³ to 2⁶⁴ − 1, negative ones wrap. Source:
 *   `torch.manual_seed`.
 */

/** @typedef {'relaxed-simd' | 'simd' | 'scalar' | 'js'} VariantName */

/** @typedef {string | URL | ArrayBuffer | Uint8Array} WasmSource */

/**
 * A loaded engine.
 *
 * @typedef {Readonly<Calls & {
 *   variant: VariantName,
 *   selfTest: { readonly passed: true, readonly cases: number },
 * }>} Engine
 */

/**
 * @typedef {object} EngineOptions
 * @property {'auto' | VariantName} [variant]  which build of the kernels; 'auto' (default) takes
 *   the best that runs here and passes its self-test
 * @property {Partial<Record<Exclude<VariantName, 'js'>, WasmSource>>} [wasm]  for pages that keep the
 *   .wasm files elsewhere: address or bytes, by variant (`js` has none); the others come from
 *   beside the engine
 */

export {};
