// What `qs` keeps of the objects it has seen.
module.exports = () => new WeakMap();
