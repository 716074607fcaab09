// What React and Storybook tell the developer tools costs a fifth of a story; nobody looks here. Before either is loaded.

// React's performance tracks: without these it does not write them.
Reflect.deleteProperty(console, 'timeStamp');
Reflect.deleteProperty(console, 'createTask');

// Storybook's panel of interactions, which reads the text of every element that a play function is given.
const address = new URL(location.href);
address.searchParams.set('instrument', 'false');
history.replaceState(history.state, '', address);
