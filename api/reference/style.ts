/** Style of the reference page; follows the reader's light or dark. */
export const style = `
:root { color-scheme: light dark; font: 15px/1.6 system-ui, sans-serif; }
body { max-width: 60rem; margin: 0 auto; padding: 1rem; }
nav { display: flex; flex-wrap: wrap; gap: .25rem 1rem; }
article { border-top: 1px solid #8884; padding: .5rem 0; }
h3 { margin: .5rem 0; font-size: 1rem; overflow-wrap: anywhere; }
small { color: GrayText; font-weight: normal; }
.method { display: inline-block; min-width: 4rem; font-weight: 700; }
dl { display: grid; grid-template-columns: 9rem 1fr; gap: .25rem 1rem; margin: .5rem 0; }
dd { margin: 0; }
pre { margin: 0; overflow-x: auto; background: #8881; padding: .5rem; }
`;
