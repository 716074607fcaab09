/** Latin words that may stand on a screen: names people know by them. A regular expression of one whole word. */
export const allowedLatin = [
  'SMS|LMS|MMS|OMR|PDF|CSV|ZIP|QR|URL|ID|IP|PC|TV|PIN|HTML|Excel|JSON|API|OTP',
  'KB|kB|MB|GB|TB|px|ms|kg|cm|mm|dpi',
  'D-day|Day|AM|PM',
  'Ctrl|Cmd|Shift|Alt|Enter|Tab|Esc|Escape|Delete|Backspace|Home|End|PageUp|PageDown|F2',
  'Chrome|Edge|Safari|Firefox|Windows|macOS|Android|iOS|iPhone|iPad|Mac|Chromium|Galaxy|Samsung',
  'PostgreSQL|PGlite|Node',
].join('|');
