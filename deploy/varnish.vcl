vcl 4.1;
# Varnish (varnish, varnish-modules) in front of one or more processes, behind the proxy with TLS. Run it with
#   varnishd -f /etc/varnish/playhouse.vcl -a 127.0.0.1:6081 -p http_gzip_support=off -s malloc,1g
# so that it stores the server's own br and gzip answers, and start the server with
#   CDN_PURGE_URL=http://127.0.0.1:6081/purge-tags TRUSTED_PROXIES=127.0.0.1
# Both need CDN_PURGE_TOKEN, the same long random word, in their environment.
import std;
import xkey;

backend default {
	.host = "127.0.0.1";
	.port = "3000";
	.first_byte_timeout = 60s;
}

sub vcl_recv {
	if (req.url == "/purge-tags") {
		if (!std.getenv("CDN_PURGE_TOKEN") || req.http.Authorization != "Bearer " + std.getenv("CDN_PURGE_TOKEN")) {
			return (synth(403));
		}
		set req.http.Purged = xkey.purge(req.http.Purge-Tags);
		return (synth(200, "Purged"));
	}
	# One stored answer for each encoding.
	if (req.http.Accept-Encoding ~ "\bbr\b") {
		set req.http.Accept-Encoding = "br";
	} elsif (req.http.Accept-Encoding ~ "\bgzip\b") {
		set req.http.Accept-Encoding = "gzip";
	} else {
		unset req.http.Accept-Encoding;
	}
	if (req.method != "GET" && req.method != "HEAD") {
		return (pass);
	}
	# Answers that depend on a cookie are not public, so the server says private or no-store.
	return (hash);
}

sub vcl_backend_response {
	if (beresp.http.Cache-Tag) {
		set beresp.http.xkey = regsuball(beresp.http.Cache-Tag, ",", " ");
	}
	if (beresp.http.Cache-Control ~ "(private|no-store|no-cache)") {
		set beresp.uncacheable = true;
		return (deliver);
	}
}

sub vcl_deliver {
	unset resp.http.xkey;
	unset resp.http.Cache-Tag;
}
