// Part of the page itself: where somebody has signed in, it paints the shape of the area at the address before the app's code and styles have
// loaded. React's first drawing takes its place, and shows the same shape for as long as it waits.
{
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      // Storage may be forbidden.
      return null;
    }
  };
  globalThis.paintShape = (host, pathname) => {
    const shape = document.getElementById(`${pathname.split('/')[1]}-shape`)?.content.firstElementChild.cloneNode(true);
    if (!shape) return;
    const mode = kept('colorMode');
    if (mode !== null) document.documentElement.dataset.theme = mode;
    shape.toggleAttribute('data-collapsed', kept('navCollapsed') === 'true');
    // What staff use on a phone has another frame there.
    shape.toggleAttribute('data-phone', shape.dataset.phones?.split(' ').includes(pathname) === true);
    host.replaceChildren(shape);
  };
  if (kept('accessToken') !== null) globalThis.paintShape(document.getElementById('root'), location.pathname);
}
