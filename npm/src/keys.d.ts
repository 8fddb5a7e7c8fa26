// Written by `cargo xtask npm-keys` from the table of keys; do not edit.

export type Algorithm = "serial" | "binary-exchange" | "transpose" | "two-dimensional" | "two-dimensional-rows" | "group-cyclic" | "cyclic-to-blocked" | "output-driven" | "slab" | "pencil" | "cyclic" | "program";
export type Topology = "hypercube" | "mesh" | "torus" | "mesh3d" | "complete";
export type Switching = "store-and-forward" | "cut-through" | "wormhole";
export type Machine = "network" | "logp" | "bsp";
export type Order = "unordered" | "ordered";
export type Alltoall = "paper" | "pairwise" | "shift" | "naive" | "standard";
export type Twiddles = "stored" | "computed";
export type Io = "block" | "cyclic";
export type Direction = "forward" | "inverse";
export type Signal = "impulse" | "sine" | "two-tone" | "chirp" | "square" | "noise" | "own";
export type Lockstep = "time" | "stage";
export type Pace = "machine" | "even";
export type Theme = "auto" | "light" | "dark" | "projector";
export type Lang = "auto" | "en" | "pt" | "es" | "de" | "fr" | "zh" | "ar";
export type Race = "none" | "machines" | "points" | "wires" | "isoefficiency" | "landscape" | "values";

/** The run: problem, formulation and machine. */
export interface RunKeys {
  /** a machine with a name. Allowed: none, ncube1, ncube2, ipsc2, ipsc-rx, t3e, ethernet-100g, infiniband, gpu-node, web-workers. Default: none. */
  "preset"?: string;
  /** parallel formulation. Allowed: serial, binary-exchange, transpose, two-dimensional, two-dimensional-rows, group-cyclic, cyclic-to-blocked, output-driven, slab, pencil, cyclic or program. Default: binary-exchange. */
  "algorithm"?: Algorithm;
  /** how the processors are joined. Allowed: hypercube, mesh, torus, mesh3d or complete. Default: hypercube. */
  "topology"?: Topology;
  /** how a message crosses several channels. Allowed: store-and-forward, cut-through or wormhole. Default: cut-through. */
  "switching"?: Switching;
  /** kind of machine. Allowed: network, logp or bsp. Default: network. */
  "machine"?: Machine;
  /** processors, a power of two. Allowed: a power of two from 1 to 65536. Default: 16. */
  "p"?: number | string;
  /** points of the transform, a power of two. Allowed: a power of two from 2 to 2^60. Default: 1024. */
  "n"?: number | string;
  /** time of one butterfly output. Allowed: a time above 0 and at most 1e12. Default: 1. */
  "tc"?: number | string;
  /** start-up time of a message. Allowed: a time from 0 to 1e12. Default: 25. */
  "ts"?: number | string;
  /** time per hop. Allowed: a time from 0 to 1e12. Default: 0.5. */
  "th"?: number | string;
  /** time per word and channel. Allowed: a time from 0 to 1e12. Default: 1.28. */
  "tw"?: number | string;
  /** width of the channels, w of GK 7; p^0.5 grows with p. Allowed: a factor from 0.001 to 1e6, or p^x with x from 0 to 2, such as p^0.5. Default: 1. */
  "width"?: number | string;
  /** latency of a word (LogP). Allowed: a time from 0 to 1e12. Default: 10. */
  "L"?: number | string;
  /** gap between words (LogP), flops per real number (BSP). Allowed: a time from 0 to 1e12. Default: 4. */
  "g"?: number | string;
  /** processor time for a word (LogP). Allowed: a time from 0 to 1e12. Default: 0. */
  "o"?: number | string;
  /** flops of a synchronisation (BSP). Allowed: a number from 0 to 1e12. Default: 1000. */
  "l-sync"?: number | string;
  /** units of time per second, for times in seconds: v of IB in flop/s (BSP); 0 if unknown. Allowed: from 0 to 1e18. Default: 0. */
  "rate"?: number | string;
  /** order of the output. Allowed: unordered or ordered. Default: unordered. */
  "order"?: Order;
  /** exchange in chunks while computing (GK App. E). Allowed: true or false. Default: false. */
  "overlap"?: boolean | 'true' | 'false';
  /** dimensions of the transpose (GK 5.1). Allowed: 2 to log2 p + 1, at most 17. Default: 2. */
  "dims"?: number | string;
  /** extents of the points of slab, pencil and cyclic, as 64x64x16; n is their product. Allowed: auto, or two or three powers of two, as 64x64x16, at most 2^60 points in all. Default: auto. */
  "shape"?: string;
  /** processors of pencil (rows x columns) and cyclic (along each axis), as 4x8; p is their product. Allowed: auto, or two or three powers of two, as 4x8. Default: auto. */
  "grid"?: string;
  /** order of the messages of an exchange of all with all; naive: all send to 0 first, then to 1; standard: log P longer messages. Allowed: paper, pairwise, shift, naive or standard. Default: paper. */
  "alltoall"?: Alltoall;
  /** stages taken one by one (2) or in pairs (4). Allowed: 2 or 4. Default: 2. */
  "radix"?: number | string;
  /** powers of ω: stored, or computed when first needed (GK App. A). Allowed: stored or computed. Default: stored. */
  "twiddles"?: Twiddles;
  /** time of computing a power of ω, t_c' of GK App. A (BSP: flops). Allowed: a time from 0 to 1e12. Default: 1. */
  "tt"?: number | string;
  /** input and output of group-cyclic. Allowed: block or cyclic. Default: block. */
  "io"?: Io;
  /** phases of group-cyclic of equal size (IB 4.2). Allowed: true or false. Default: false. */
  "balanced"?: boolean | 'true' | 'false';
  /** elements in the cache, to which group-cyclic cuts its local work (IB 4.3). Allowed: none or a power of two from 2 to 2^24. Default: none. */
  "blocking"?: number | string;
  /** sign of the exponent. Allowed: forward or inverse. Default: forward. */
  "direction"?: Direction;
  /** the input. Allowed: impulse, sine, two-tone, chirp, square, noise or own. Default: two-tone. */
  "signal"?: Signal;
  /** seed of the noise. Allowed: a whole number from 0 to 2^64 − 1. Default: 1. */
  "seed"?: number | string;
}

/** How the run is shown. */
export interface LookKeys {
  /** one view, or two, the second below the first: machine,timeline. Allowed: all, one or two of machine, butterfly, timeline, speedup, efficiency, isoefficiency, landscape, breakdown, why, distribution, schedule, supersteps, heat-map, choose, metrics, scaling, measured, spectrum or table. Default: all. */
  "view"?: string;
  /** the efficiency that isoefficiency keeps. Allowed: run, for the run's own, or a number above 0 and below 1. Default: run. */
  "efficiency"?: number | string;
  /** the keys that differ in a second run, shown next to this one, on the same data: topology:mesh,switching:wormhole. Allowed: none, or the keys of the run that differ on the right side, with their values: topology:mesh,switching:wormhole; n, direction, signal and seed are the same on both sides. Default: none. */
  "beside"?: string;
  /** two runs side by side: at the same time, or in the same stage. Allowed: time or stage. Default: time. */
  "lockstep"?: Lockstep;
  /** cursor in virtual time. Allowed: a time of 0 or more. Default: 0. */
  "t"?: number | string;
  /** whether the run plays. Allowed: true or false. Default: false. */
  "play"?: boolean | 'true' | 'false';
  /** how fast it plays. Allowed: from 0.01 to 100. Default: 1. */
  "speed"?: number | string;
  /** how time passes while it plays: as the machine takes, or evenly, two seconds a stage. Allowed: machine or even. Default: machine. */
  "pace"?: Pace;
  /** which part of the run plays: all, or from one time to another, such as 100..250. Allowed: all, or two times, the earlier one first: 100..250. Default: all. */
  "window"?: string;
  /** whether it starts again at the end. Allowed: true or false. Default: false. */
  "loop"?: boolean | 'true' | 'false';
  /** colours. Allowed: auto, light, dark or projector. Default: auto. */
  "theme"?: Theme;
  /** language. Allowed: auto, en, pt, es, de, fr, zh or ar. Default: auto. */
  "lang"?: Lang;
  /** controls shown with an embedded figure: none, min, full, or controls by key: p,n,tw. Allowed: auto, none, min, full, or keys of the run such as p,n,tw. Default: auto. */
  "controls"?: string;
  /** a figure, table or theorem of the papers, instead of the run. Allowed: none, all, or the id of an entry such as gk-fig2. Default: none. */
  "paper"?: string;
  /** the schedule that algorithm=program runs: a text, or the name of a formulation or of an exercise. Default: none. */
  "program"?: string;
  /** a lesson next to the run: one of the page's own, or the address of a file on its site. Allowed: none, all, the id of a tour such as mesh, or the address of a file on this site such as tours/mine.json. Default: none. */
  "tour"?: string;
  /** the step of the tour, from 1; after a point the chosen answer. Allowed: 1 to 100, and with an answer 1.1 to 100.9. Default: 1. */
  "step"?: string;
  /** questions about the run; the same seed gives everybody the same ones. Allowed: none, or a whole number from 0 to 2^32 − 1. Default: none. */
  "ask"?: number | string;
  /** whether the figures are presented, large and alone. Allowed: true or false. Default: false. */
  "present"?: boolean | 'true' | 'false';
  /** the introduction: a race of two machines, the n that restores the efficiency, the values in messages. Allowed: none, machines, points, wires, isoefficiency, landscape or values. Default: none. */
  "race"?: Race;
}

/** The run and how it is shown. */
export interface Keys extends RunKeys, LookKeys {}

/** Every key as a property that reflects its attribute. */
export declare class KeyProperties extends HTMLElement {
  /** a machine with a name. Allowed: none, ncube1, ncube2, ipsc2, ipsc-rx, t3e, ethernet-100g, infiniband, gpu-node, web-workers. Default: none. */
  get preset(): string | null;
  set preset(value: string | null | undefined);
  /** parallel formulation. Allowed: serial, binary-exchange, transpose, two-dimensional, two-dimensional-rows, group-cyclic, cyclic-to-blocked, output-driven, slab, pencil, cyclic or program. Default: binary-exchange. */
  get algorithm(): string | null;
  set algorithm(value: Algorithm | null | undefined);
  /** how the processors are joined. Allowed: hypercube, mesh, torus, mesh3d or complete. Default: hypercube. */
  get topology(): string | null;
  set topology(value: Topology | null | undefined);
  /** how a message crosses several channels. Allowed: store-and-forward, cut-through or wormhole. Default: cut-through. */
  get switching(): string | null;
  set switching(value: Switching | null | undefined);
  /** kind of machine. Allowed: network, logp or bsp. Default: network. */
  get machine(): string | null;
  set machine(value: Machine | null | undefined);
  /** processors, a power of two. Allowed: a power of two from 1 to 65536. Default: 16. */
  get p(): string | null;
  set p(value: number | string | null | undefined);
  /** points of the transform, a power of two. Allowed: a power of two from 2 to 2^60. Default: 1024. */
  get n(): string | null;
  set n(value: number | string | null | undefined);
  /** time of one butterfly output. Allowed: a time above 0 and at most 1e12. Default: 1. */
  get tc(): string | null;
  set tc(value: number | string | null | undefined);
  /** start-up time of a message. Allowed: a time from 0 to 1e12. Default: 25. */
  get ts(): string | null;
  set ts(value: number | string | null | undefined);
  /** time per hop. Allowed: a time from 0 to 1e12. Default: 0.5. */
  get th(): string | null;
  set th(value: number | string | null | undefined);
  /** time per word and channel. Allowed: a time from 0 to 1e12. Default: 1.28. */
  get tw(): string | null;
  set tw(value: number | string | null | undefined);
  /** width of the channels, w of GK 7; p^0.5 grows with p. Allowed: a factor from 0.001 to 1e6, or p^x with x from 0 to 2, such as p^0.5. Default: 1. */
  get width(): string | null;
  set width(value: number | string | null | undefined);
  /** latency of a word (LogP). Allowed: a time from 0 to 1e12. Default: 10. */
  get L(): string | null;
  set L(value: number | string | null | undefined);
  /** gap between words (LogP), flops per real number (BSP). Allowed: a time from 0 to 1e12. Default: 4. */
  get g(): string | null;
  set g(value: number | string | null | undefined);
  /** processor time for a word (LogP). Allowed: a time from 0 to 1e12. Default: 0. */
  get o(): string | null;
  set o(value: number | string | null | undefined);
  /** flops of a synchronisation (BSP). Allowed: a number from 0 to 1e12. Default: 1000. */
  get lSync(): string | null;
  set lSync(value: number | string | null | undefined);
  /** units of time per second, for times in seconds: v of IB in flop/s (BSP); 0 if unknown. Allowed: from 0 to 1e18. Default: 0. */
  get rate(): string | null;
  set rate(value: number | string | null | undefined);
  /** order of the output. Allowed: unordered or ordered. Default: unordered. */
  get order(): string | null;
  set order(value: Order | null | undefined);
  /** exchange in chunks while computing (GK App. E). Allowed: true or false. Default: false. */
  get overlap(): string | null;
  set overlap(value: boolean | 'true' | 'false' | null | undefined);
  /** dimensions of the transpose (GK 5.1). Allowed: 2 to log2 p + 1, at most 17. Default: 2. */
  get dims(): string | null;
  set dims(value: number | string | null | undefined);
  /** extents of the points of slab, pencil and cyclic, as 64x64x16; n is their product. Allowed: auto, or two or three powers of two, as 64x64x16, at most 2^60 points in all. Default: auto. */
  get shape(): string | null;
  set shape(value: string | null | undefined);
  /** processors of pencil (rows x columns) and cyclic (along each axis), as 4x8; p is their product. Allowed: auto, or two or three powers of two, as 4x8. Default: auto. */
  get grid(): string | null;
  set grid(value: string | null | undefined);
  /** order of the messages of an exchange of all with all; naive: all send to 0 first, then to 1; standard: log P longer messages. Allowed: paper, pairwise, shift, naive or standard. Default: paper. */
  get alltoall(): string | null;
  set alltoall(value: Alltoall | null | undefined);
  /** stages taken one by one (2) or in pairs (4). Allowed: 2 or 4. Default: 2. */
  get radix(): string | null;
  set radix(value: number | string | null | undefined);
  /** powers of ω: stored, or computed when first needed (GK App. A). Allowed: stored or computed. Default: stored. */
  get twiddles(): string | null;
  set twiddles(value: Twiddles | null | undefined);
  /** time of computing a power of ω, t_c' of GK App. A (BSP: flops). Allowed: a time from 0 to 1e12. Default: 1. */
  get tt(): string | null;
  set tt(value: number | string | null | undefined);
  /** input and output of group-cyclic. Allowed: block or cyclic. Default: block. */
  get io(): string | null;
  set io(value: Io | null | undefined);
  /** phases of group-cyclic of equal size (IB 4.2). Allowed: true or false. Default: false. */
  get balanced(): string | null;
  set balanced(value: boolean | 'true' | 'false' | null | undefined);
  /** elements in the cache, to which group-cyclic cuts its local work (IB 4.3). Allowed: none or a power of two from 2 to 2^24. Default: none. */
  get blocking(): string | null;
  set blocking(value: number | string | null | undefined);
  /** sign of the exponent. Allowed: forward or inverse. Default: forward. */
  get direction(): string | null;
  set direction(value: Direction | null | undefined);
  /** the input. Allowed: impulse, sine, two-tone, chirp, square, noise or own. Default: two-tone. */
  get signal(): string | null;
  set signal(value: Signal | null | undefined);
  /** seed of the noise. Allowed: a whole number from 0 to 2^64 − 1. Default: 1. */
  get seed(): string | null;
  set seed(value: number | string | null | undefined);
  /** one view, or two, the second below the first: machine,timeline. Allowed: all, one or two of machine, butterfly, timeline, speedup, efficiency, isoefficiency, landscape, breakdown, why, distribution, schedule, supersteps, heat-map, choose, metrics, scaling, measured, spectrum or table. Default: all. */
  get view(): string | null;
  set view(value: string | null | undefined);
  /** the efficiency that isoefficiency keeps. Allowed: run, for the run's own, or a number above 0 and below 1. Default: run. */
  get efficiency(): string | null;
  set efficiency(value: number | string | null | undefined);
  /** the keys that differ in a second run, shown next to this one, on the same data: topology:mesh,switching:wormhole. Allowed: none, or the keys of the run that differ on the right side, with their values: topology:mesh,switching:wormhole; n, direction, signal and seed are the same on both sides. Default: none. */
  get beside(): string | null;
  set beside(value: string | null | undefined);
  /** two runs side by side: at the same time, or in the same stage. Allowed: time or stage. Default: time. */
  get lockstep(): string | null;
  set lockstep(value: Lockstep | null | undefined);
  /** cursor in virtual time. Allowed: a time of 0 or more. Default: 0. */
  get t(): string | null;
  set t(value: number | string | null | undefined);
  /** whether the run plays. Allowed: true or false. Default: false. */
  get play(): () => void;
  set play(value: boolean | 'true' | 'false' | null | undefined);
  /** how fast it plays. Allowed: from 0.01 to 100. Default: 1. */
  get speed(): string | null;
  set speed(value: number | string | null | undefined);
  /** how time passes while it plays: as the machine takes, or evenly, two seconds a stage. Allowed: machine or even. Default: machine. */
  get pace(): string | null;
  set pace(value: Pace | null | undefined);
  /** which part of the run plays: all, or from one time to another, such as 100..250. Allowed: all, or two times, the earlier one first: 100..250. Default: all. */
  get window(): string | null;
  set window(value: string | null | undefined);
  /** whether it starts again at the end. Allowed: true or false. Default: false. */
  get loop(): string | null;
  set loop(value: boolean | 'true' | 'false' | null | undefined);
  /** colours. Allowed: auto, light, dark or projector. Default: auto. */
  get theme(): string | null;
  set theme(value: Theme | null | undefined);
  /** controls shown with an embedded figure: none, min, full, or controls by key: p,n,tw. Allowed: auto, none, min, full, or keys of the run such as p,n,tw. Default: auto. */
  get controls(): string | null;
  set controls(value: string | null | undefined);
  /** a figure, table or theorem of the papers, instead of the run. Allowed: none, all, or the id of an entry such as gk-fig2. Default: none. */
  get paper(): string | null;
  set paper(value: string | null | undefined);
  /** the schedule that algorithm=program runs: a text, or the name of a formulation or of an exercise. Default: none. */
  get program(): string | null;
  set program(value: string | null | undefined);
  /** a lesson next to the run: one of the page's own, or the address of a file on its site. Allowed: none, all, the id of a tour such as mesh, or the address of a file on this site such as tours/mine.json. Default: none. */
  get tour(): string | null;
  set tour(value: string | null | undefined);
  /** the step of the tour, from 1; after a point the chosen answer. Allowed: 1 to 100, and with an answer 1.1 to 100.9. Default: 1. */
  get step(): string | null;
  set step(value: string | null | undefined);
  /** questions about the run; the same seed gives everybody the same ones. Allowed: none, or a whole number from 0 to 2^32 − 1. Default: none. */
  get ask(): string | null;
  set ask(value: number | string | null | undefined);
  /** whether the figures are presented, large and alone. Allowed: true or false. Default: false. */
  get present(): string | null;
  set present(value: boolean | 'true' | 'false' | null | undefined);
  /** the introduction: a race of two machines, the n that restores the efficiency, the values in messages. Allowed: none, machines, points, wires, isoefficiency, landscape or values. Default: none. */
  get race(): string | null;
  set race(value: Race | null | undefined);
}
