// Single sign-on ends up here within a hidden frame; the page around it learns what the identity provider answered.
parent.postMessage(location.href, location.origin);
