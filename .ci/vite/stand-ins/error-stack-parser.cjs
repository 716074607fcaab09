// refine's development tools read traces; the built app has none.
module.exports = { parse: () => [] };
