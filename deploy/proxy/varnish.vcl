vcl 4.1;
# Varnish before the site as a CDN of one's own: it keeps pages for minutes, since the site tells it by key what has changed, and shows the last version while the site is away.
# Needs the package varnish-modules (xkey). The site is told where it is, and the token below:
#   CDN_PURGE_URL=http://127.0.0.1:6081/.changed
#   CDN_PURGE_HEADERS=x-changed-token=…
#   TRUSTED_PROXIES=127.0.0.1
import std;
import xkey;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = {
    .url = "/health/serving";
    .interval = 2s;
    .timeout = 1s;
    .window = 3;
    .threshold = 2;
    .initial = 2;
  }
}

sub vcl_recv {
  if (req.restarts == 0) {
    unset req.http.x-anew;
    unset req.http.x-last;
    unset req.http.x-kept;
  }
  if (req.url == "/.changed") {
    if (req.method != "POST" || req.http.x-changed-token != "A-TOKEN-OF-YOUR-OWN") {
      return (synth(403));
    }
    if (req.http.fastly-soft-purge) {
      set req.http.x-pages = xkey.softpurge(req.http.surrogate-key);
    } else {
      set req.http.x-pages = xkey.purge(req.http.surrogate-key);
    }
    return (synth(200, req.http.x-pages));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Staff and programs are answered by the site. Over https the name of the cookie begins with __Host-.
  if (req.http.authorization || req.http.cookie ~ "maarad_session=") {
    return (pass);
  }
  if (req.http.x-anew) {
    set req.grace = 0s;
  } elsif (req.http.x-last) {
    set req.grace = 1h;
  }
  set req.http.x-kept = "may be";
  # Other cookies change no page that may be kept: the site says of each answer whether it may.
  return (hash);
}

sub vcl_hit {
  # Whoever has changed something must not look at the old page; the last version is for the time in which the site is away.
  if (req.restarts == 0 && obj.ttl <= 0s && std.healthy(req.backend_hint)) {
    if (obj.age < std.duration(obj.http.x-lasts + "s", 0s) || obj.ttl + std.duration(obj.http.x-stale + "s", 0s) < 0s) {
      set req.http.x-anew = "1";
      return (restart);
    }
  }
}

sub vcl_backend_response {
  # A failure is never kept, and hides no last version.
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  # The last version of the site's own memory, while it has no database.
  if (beresp.http.cache-control == "no-cache") {
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    return (deliver);
  }
  if (beresp.http.surrogate-key) {
    set beresp.http.xkey = beresp.http.surrogate-key;
    set beresp.http.x-lasts = beresp.ttl;
    # How long the site lets its page be shown while a new one is fetched, and while the site is away: not at all where an offer ends or begins.
    set beresp.http.x-stale = regsub(beresp.http.cache-control, "^(?:.*stale-while-revalidate=(\d+))?.*$", "\1");
    set beresp.grace = std.duration(regsub(beresp.http.cache-control, "^(?:.*stale-if-error=(\d+))?.*$", "\1") + "s", 0s);
  }
}

sub vcl_backend_error {
  set beresp.http.retry-after = "5";
}

sub vcl_deliver {
  if (resp.status >= 500 && req.http.x-kept && !req.http.x-last) {
    set req.http.x-last = "1";
    unset req.http.x-anew;
    return (restart);
  }
  unset resp.http.surrogate-key;
  unset resp.http.xkey;
  unset resp.http.x-lasts;
  unset resp.http.x-stale;
  if (obj.hits > 0) {
    set resp.http.x-cache = "hit";
  } else {
    set resp.http.x-cache = "miss";
  }
}
