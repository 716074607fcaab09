/**
 * Every number the reader was tuned with, in one place. They were set on the bench's tuning seed only (`omr/bench`);
 * darkness is 0 for paper and 1 for black, lengths are in page units unless a name says otherwise.
 */
export const constants = {
  image: {
    /** Pixels for a millimetre below which a picture is not made smaller; 150 dpi. */
    pixelsPerMm: 5.8,
    /** The same for templates in pixels: pixels across a bubble. */
    pixelsPerBubble: 18,
    /** Larger pictures are refused, in pixels; A3 at 600 dpi has 70 million. */
    largest: 75e6,
    /** The same for what is decoded in one piece (HEIC, WebP, progressive JPEG, interlaced PNG); phones have 24 million. */
    largestInOnePiece: 26e6,
    /** Smaller pictures cannot hold a readable page, in pixels of the short side. */
    smallestSide: 200,
    /** Time limit for decoding a picture. */
    secondsToDecode: 8,
  },
  registration: {
    /** Neighbourhood and depth of the adaptive threshold, in mark sizes and parts of the mean. */
    windowOfMarks: 3,
    depthOfMarks: 0.16,
    /** Size of a mark against that of a page filling the picture. */
    smallestMark: 0.45,
    largestMark: 1.35,
    mostCandidates: 24,
    /** Least fit of a candidate that is tried, as a part of the fit of the last one needed. */
    poorestFit: 0.25,
    /** How far a mark may be from the position that two others predict, as a part of their distance (perspective). */
    markTolerance: 0.16,
    /** Spread of the sizes of a sheet's own marks, as a natural logarithm. */
    sizeSpread: 0.2,
    /** Poses whose bubble outlines are compared. */
    mostPoses: 12,
    /** Poses with less than this part of the best one's score are not tried where
     * one tried before has this many times the contrast of the next. */
    poorerPose: 0.8,
    plainPose: 2.5,
    /** Poses with at least this part of the best one's contrast are aligned wholly before one is chosen, and how many. */
    rivalContrast: 0.7,
    rivalContrastOfThree: 0.3,
    mostRivals: 4,
    /** Groups of bubbles each pose is tried on. */
    groupsTried: 16,
    /** Share of groups whose outlines must be found on a page that prints any. */
    leastOutlines: 0.5,
    /** Contrast of outlines to paper (0..1) below which the sheet counts as printed without them. */
    leastContrast: 0.025,
    /** How far bubbles may be from the position their neighbours predict, in pitches, and the most in mm. */
    reachOfPitch: 0.42,
    reachMm: 1.6,
    /** After this many groups, others are first searched within this many pixels of their predicted position. */
    surveyed: 8,
    nearReach: 4,
    /** Radius of the neighbourhood that predicts a group's place, and the one that smooths it, in page lengths. */
    predictionRadius: 0.12,
    smoothingRadius: 0.035,
    /** How many pixels a single bubble follows its own outline, and the least contrast of that, in parts of the typical. */
    nudgeRadius: 2,
    plainOutline: 0.6,
    /** Contrast of a page's outlines one step beside where they are, as a part of their own, from which it may lie there. */
    neighbourFit: 0.985,
  },
  marks: {
    /** Side of a cell of the paper's brightness, in parts of a bubble's longer side. */
    cellOfBubble: 0.36,
    /** Part of all bubbles that is surely empty, and how much darker an empty one's palest third may be. */
    palestPart: 0.25,
    paleTolerance: 0.02,
    /** How much darker the palest bubble of a look may be by print alone, where the look has many bubbles, and else. */
    manyBubbles: 6,
    shadeOfMany: 0.065,
    shadeOfFew: 0.03,
    /** Empty bubbles of a look below which its empty picture leans on other looks. */
    fewEmpties: 3,
    /** Bubbles of a look that are enough to know its empty ones. */
    manyEmpties: 100,
    /** Ranks of each sample among a look's empty bubbles that are its usual and its palest darkness. */
    usualRank: 0.4,
    paleRank: 0.07,
    /** Least spread of a sample, and how many spreads and how much at least what is no print is darker. */
    leastSpread: 0.012,
    spreads: 3,
    leastTrace: 0.03,
    /** Share of such samples up to which a bubble is empty, or this many times what this part of a sheet's bubbles have. */
    emptyTrace: 0.05,
    traceRank: 0.97,
    traceTimes: 1.2,
    /** The part of a bubble, farthest from the number printed in it, on which marks are looked for. */
    barePart: 0.6,
    /** Most ink a field's options may have in common without being marked. */
    largestOffset: 0.05,
    /** Least noise assumed, least ink of any mark, and how many times the noise a mark stands out. */
    leastNoise: 0.0022,
    leastInk: 0.02,
    standsOut: 6,
    /** How much wider than its noise the tail of a sheet's empty bubbles is taken to be at most. */
    longestTail: 2.5,
    /** The same for the peak of a bubble, and the least ink under a
     * peak, itself this part of the usual mark's, that is a mark. */
    leastPeak: 0.06,
    peakStandsOut: 6,
    leastStrokeInk: 0.008,
    strokeStandsOut: 3.5,
    strokeMarkPeak: 0.5,
    /** Ink and peak of a usual mark where a sheet has fewer marks than `fewMarks`. */
    presumedInk: 0.3,
    presumedPeak: 0.5,
    fewMarks: 4,
    /** Parts of the usual ink from which a field's darkest bubble is a mark, and surely one if its peak is high too. */
    markPart: 0.12,
    surePart: 0.33,
    surePeak: 0.5,
    /** The palest mark to reckon with, as a part of the usual ink: no more may be in a blank field, and what may anyway. */
    palestMark: 0.06,
    palestInk: 0.004,
    /** The part up to which a spot without strokes in an empty field counts as dirt. */
    dirtPart: 0.05,
    /** Trace of a pale mark that stands alone, and the part of it that other bubbles of its field have at most. */
    aloneTrace: 0.16,
    alonePart: 0.5,
    /** Peak up to which a spot is without strokes. */
    smoothPeak: 0.07,
    /** Parts of the first mark's ink from which another is a mark too, or makes the field doubtful: by a stroke, by a smudge. */
    secondPart: 0.5,
    strokePart: 0.1,
    smudgePart: 0.27,
    /** Peak of a stroke, as a part of the first mark's; peak and ink of one that is a second mark. */
    strokePeak: 0.4,
    secondPeak: 0.55,
    secondStrokePart: 0.2,
    /** Contrast of a field's outlines, as a part of the sheet's, below which its place is in doubt. */
    outlineDoubt: 0.3,
    /** The same for a single bubble that is not marked: nothing was printed where it should be. */
    bubbleDoubt: 0.25,
    /** Share of a page's fields in doubt above which all are. */
    brokenPart: 0.4,
    /** Share of outlines found below which no field of the page is trusted. */
    foundDoubt: 0.85,
    /** Digits a number may have to be written with leading blanks; in longer ones every digit is expected. */
    shortNumber: 5,
  },
  takenBack: {
    /** Rings around a bubble on which a stroke through it is seen, in parts of the gap to its neighbour, and how dark it is. */
    rings: [0.25, 0.45],
    dark: 0.18,
    /** Part of the rings that a stroke covers at most, and how far from opposite its two ends are, in 48ths of a turn. */
    mostDark: 0.35,
    opposite: 3,
    /** Ink of a bubble filled all over, and the most of a cross, in usual marks of a sheet of crosses. */
    fullFill: 1.7,
    thinFill: 1.3,
    /** The same against the darkest marks that stand alone. */
    beyondMost: 1.2,
    /** Share of marks alone in their fields that look taken back, above which none is. */
    mostOdd: 0.03,
  },
  otherPages: {
    /** A blank page is told on a picture this long, in pixels: how much darker ink is than its neighbourhood, of which size. */
    longSide: 600,
    depth: 0.18,
    window: 0.06,
    /** Rim that holes and shadows may be on, as a part of the short side; share of ink up to which the rest is blank. */
    rim: 0.07,
    mostInk: 0.0003,
    /** Median grey below which nothing was seen at all, such as under an open lid. */
    darkestPaper: 80,
    /** Score of a pose, and number of ovals of one size, from which a page may be a sheet. */
    leastPose: 2,
    fewestOvals: 12,
    /** How far ovals of one sheet differ in size; their size against that of a sheet filling the picture. */
    sizeOfOval: 0.14,
    smallestOval: 0.45,
    largestOval: 2,
    /** How far an oval may be from an ellipse, and its axes, one to the other. */
    shapeOfOval: 0.12,
    roundestOval: 1.22,
    flattestOval: 2.2,
    /** A steep step between neighbouring pixels, as a part of the contrast, and how many of them a sharp picture has at least. */
    leastStep: 0.2,
    fewestSteps: 200,
  },
  furtherSheets: {
    /** Sheets of one picture that are read. */
    most: 4,
    /** Part of a picture outside a sheet that was read from which another may be there. */
    leastRoom: 0.12,
    /** Rim around a sheet that still is it, as a part of its width. */
    margin: 0.015,
    /** Fit of a mark that stands without a sheet, and how many of them at most: more are a pattern. */
    plainMark: 0.6,
    mostMarks: 6,
    /** Contrast of a further sheet's outlines, as a part of the first one's. */
    leastOutlines: 0.3,
    /** Bubbles of one size from which something beside a sheet of edges alone may be another: other print has none. */
    fewestOvals: 4,
    /** Share of flagged fields up to which a half of a picture is plainly a sheet. */
    mostDoubt: 0.1,
  },
  input: {
    /** PDF and TIFF files with more pages are refused. */
    mostPages: 5_000,
    /** Memory PDFium may take; a page that needs more is refused. */
    pdfMemoryMb: 192,
    /** Sides of a page of a PDF that is drawn, long to short, at most. */
    longestPage: 4,
    /** Pixels across the crop of a QR code; its modules are three or four pixels wide. */
    pixelsOfCode: 110,
  },
  command: {
    /** Larger files are refused, in bytes. */
    largestFile: 300e6,
    /** Pages of a file a worker reads before it asks for more: other workers can help, and opened files are closed. */
    pagesPerTurn: 16,
    /** Turns each worker may be ahead of the turn whose lines are yielded next. */
    readAhead: 4,
    /** How long a page may take before its worker is replaced. */
    patienceMs: 9_000,
    /** The same for a worker to load its code. */
    startMs: 60_000,
    mostWorkers: 8,
    workerHeapMb: 192,
  },
} as const;
