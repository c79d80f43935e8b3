//! Traces for a collector, by OTLP over HTTP.

use crate::BadInput;
use async_trait::async_trait;
use opentelemetry::{KeyValue, trace::TracerProvider};
use opentelemetry_http::{Bytes, HttpClient, HttpError, Request, Response};
use opentelemetry_otlp::{SpanExporter, WithExportConfig, WithHttpConfig};
use opentelemetry_sdk::{Resource, trace::SdkTracerProvider};
use std::time::Duration;
use tokio::runtime::Handle;
use tracing::{Level, Metadata, Subscriber};
use tracing_subscriber::{Layer, filter::filter_fn, registry::LookupSpan};

/// How long a collector may take.
const PATIENCE: Duration = Duration::from_secs(5);

/// What sends traces.
pub struct Traces(SdkTracerProvider);

impl Traces {
    /// Sends traces to a collector, `http://127.0.0.1:4318` or with a path of its own.
    pub fn start(url: &str, runtime: Handle) -> Result<Self, BadInput> {
        let wrong = |why: String| BadInput(format!("--otlp: {url}: {why}"));
        let mut endpoint = reqwest::Url::parse(url).map_err(|error| wrong(error.to_string()))?;
        if !["http", "https"].contains(&endpoint.scheme()) {
            return Err(wrong("expected http://… or https://…".to_owned()));
        }
        if endpoint.path() == "/" {
            endpoint.set_path("/v1/traces");
        }
        let http = reqwest::Client::builder().timeout(PATIENCE).build().map_err(|error| wrong(error.to_string()))?;
        let exporter = SpanExporter::builder().with_http().with_http_client(Client { http, runtime });
        let exporter = exporter.with_endpoint(endpoint).build().map_err(|error| wrong(error.to_string()))?;
        let version = KeyValue::new("service.version", env!("CARGO_PKG_VERSION"));
        let resource = Resource::builder().with_service_name("backroom").with_attribute(version).build();
        Ok(Self(SdkTracerProvider::builder().with_batch_exporter(exporter).with_resource(resource).build()))
    }

    /// What the log hands spans to: the server's own, and what went wrong within them.
    pub fn layer<S: Subscriber + for<'s> LookupSpan<'s>>(&self) -> impl Layer<S> + use<S> {
        let ours = |metadata: &Metadata<'_>| {
            metadata.target().starts_with("server") && (metadata.is_span() || *metadata.level() <= Level::WARN)
        };
        tracing_opentelemetry::layer().with_tracer(self.0.tracer("backroom")).with_filter(filter_fn(ours))
    }

    /// Sends what is left.
    pub fn end(&self) {
        if let Err(error) = self.0.shutdown() {
            tracing::warn!(%error, "the last traces were not sent");
        }
    }
}

/// Sends on our runtime what a thread without one hands out.
#[derive(Debug)]
struct Client {
    http: reqwest::Client,
    runtime: Handle,
}

#[async_trait]
impl HttpClient for Client {
    async fn send_bytes(&self, request: Request<Bytes>) -> Result<Response<Bytes>, HttpError> {
        let (http, request) = (self.http.clone(), request.try_into()?);
        let sent = self.runtime.spawn(async move {
            let answer = http.execute(request).await?;
            let status = answer.status();
            anyhow::Ok((status, answer.bytes().await?))
        });
        let (status, body) = sent.await??;
        Ok(Response::builder().status(status).body(body)?)
    }
}
